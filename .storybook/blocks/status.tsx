const meaning = {
  experimental: "Experimental: props may still change.",
  ready: "Ready: meets every point of the kit’s list.",
  deprecated: "Deprecated: do not use in new work.",
} as const;

/** Where a component stands in its life: experimental, ready, or deprecated. */
export function Status({ value }: { value: keyof typeof meaning }) {
  return (
    <p className="sb-unstyled my-4 flex items-center gap-3 text-small text-ink-muted">
      <span className="rounded-plate border border-edge px-2 py-1 font-plate text-plate font-semibold text-ink uppercase">
        {value}
      </span>
      {meaning[value]}
    </p>
  );
}
