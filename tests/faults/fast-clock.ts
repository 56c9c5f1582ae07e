/** Sets the clock of a process an hour ahead. A test loads it into a server process by `node --import`. */
const aheadMs = 60 * 60 * 1000;
const now = Date.now.bind(Date);

Date.now = () => now() + aheadMs;
globalThis.Date = new Proxy(Date, {
  construct: (target, given) =>
    given.length === 0 ? new target(now() + aheadMs) : Reflect.construct(target, given),
});
