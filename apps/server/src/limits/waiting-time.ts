const inUnit = (count: number, unit: string) => `${count} ${unit}${count === 1 ? "" : "s"}`;

/** Names a wait for visitors: in seconds below two minutes, in minutes below two hours, and then in hours. */
export function waitingTime(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (seconds < 120) return inUnit(seconds, "second");
  if (minutes < 120) return inUnit(minutes, "minute");
  return inUnit(Math.ceil(minutes / 60), "hour");
}
