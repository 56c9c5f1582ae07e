/** Sets a process' clock an hour ahead. A test loads this module into a server process (`node --import`). */
const aheadMs = 60 * 60 * 1000;
const now = Date.now.bind(Date);

Date.now = () => now() + aheadMs;
globalThis.Date = new Proxy(Date, {
  construct: (target, given) =>
    given.length === 0 ? new target(now() + aheadMs) : Reflect.construct(target, given),
});
