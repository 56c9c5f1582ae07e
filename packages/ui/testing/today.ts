const now = new Date();

/**
 * The time zone of stories that show messages of today: UTC, or twelve hours ahead of it if it is night in
 * UTC. So the day does not change between the loading of a story and its picture.
 */
export const timeZone = now.getUTCHours() >= 6 && now.getUTCHours() < 18 ? "UTC" : "Etc/GMT-12";

const aheadMs = timeZone === "UTC" ? 0 : 12 * 60 * 60 * 1000;

/** 2:31 PM of today in `timeZone`. Times of earlier days are shown with their date. */
export const sentAt = new Date(now.getTime() + aheadMs).setUTCHours(14, 31, 0, 0) - aheadMs;
