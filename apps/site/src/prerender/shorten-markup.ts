/**
 * Shortens markup: empty SVG elements become self-closing; slashes of HTML's void elements, empty attribute values
 * and trailing spaces in class attributes are removed. The class becomes the first attribute, because brotli finds
 * longer repetitions then.
 */
export const shortenMarkup = (markup: string): string =>
  markup
    .replaceAll(/<((?:circle|path|rect|use)(?: [^<>]*)?)><\/(?:circle|path|rect|use)>/g, "<$1/>")
    .replaceAll(/<((?:br|hr|img|input|link|source|track)(?: [^<>]*)?)\/>/g, "<$1>")
    .replaceAll(/(?<=<[^<>]* [a-z-]+)=""(?=[ />])/g, "")
    .replaceAll(/ class="([^"]*?) +"/g, ' class="$1"')
    .replaceAll(/<([a-z\d]+)((?: [^<>]*?)?)( class="[^"]*")/gi, "<$1$3$2");
