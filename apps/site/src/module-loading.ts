/** Loads modules although a request for one of their files fails, as while a server restarts. */
import { loadFailure } from "@larkline/content/load-failure";

/**
 * Matches a text field that the visitor is in, or has changed before and can still change. `:user-valid` matches only
 * after the field has lost the focus.
 */
const typedSelector = ":read-write:is(:focus,:user-valid,:user-invalid)";

const second = () => new Promise((resolve) => setTimeout(resolve, 1000));

/**
 * Imports modules. If that fails, imports them again after a second. Older browsers (Chromium 153 and Firefox 153, but
 * not WebKit) remember a failed module until the page is reloaded, so there this fails again. Source:
 * https://github.com/whatwg/html/pull/10327
 */
export const loadTwice = <T>(load: () => Promise<T>): Promise<T> =>
  load().catch(() => second().then(load));

/**
 * Imports modules for the page at the current URL. If that fails twice, asks for the document:
 *
 * - Without an answer (offline) or with a server's error (5xx), begins again, because an error page would replace the
 * page and what the visitor has typed. The document of a missing page always answers 404.
 * - Otherwise reloads the page, because a newer release may have replaced the modules, and some browsers remember the
 * failure. If the visitor has typed something, an alert says so instead.
 *
 * If the visitor has left for another page meanwhile, waits until they are back, because a reload would interrupt them
 * there.
 *
 * @param load Imports the modules.
 * @param page Path of the page.
 * @returns The modules. Never settles if it reloads or alerts, so that nothing is rendered.
 */
export const loadOrReload = <T>(load: () => Promise<T>, page = location.pathname): Promise<T> =>
  loadTwice(load).catch(async () => {
    const { status } = await fetch("").catch(() => ({ status: 500 }));
    // No event reports all navigations in all browsers, so the URL is checked every second.
    while (location.pathname !== page) await second();
    if (status >= 500) return await loadOrReload(load, page);
    return await new Promise(() =>
      document.querySelector(typedSelector) ? alert(loadFailure) : location.reload(),
    );
  });
