/** Most specific first: Edge and Opera contain Chrome's name, and Chrome contains Safari's. */
const BROWSERS: readonly [pattern: RegExp, name: string][] = [
  [/\bEdgA?\/|\bEdgiOS\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bFirefox\/|\bFxiOS\//, "Firefox"],
  [/\bChrome\/|\bCriOS\/|\bHeadlessChrome\//, "Chrome"],
  [/\bVersion\/\S+ .*Safari\//, "Safari"],
];

const SYSTEMS: readonly [pattern: RegExp, name: string][] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b/, "macOS"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bLinux\b/, "Linux"],
];

/** Browser and system of a `User-Agent`, or its first product; null if it has none. For display only. */
export function describeDevice(userAgent: string | null): string | null {
  if (userAgent === null) return null;
  const browser = nameOf(BROWSERS, userAgent);
  const system = nameOf(SYSTEMS, userAgent);
  if (browser !== null && system !== null) return `${browser}, ${system}`;
  const [product = ""] = /^[\w.-]{1,60}/.exec(userAgent) ?? [];
  return browser ?? system ?? (product === "" ? null : product);
}

function nameOf(names: readonly [pattern: RegExp, name: string][], userAgent: string): string | null {
  return names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null;
}
