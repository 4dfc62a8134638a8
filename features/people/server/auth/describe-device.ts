/** First match wins: Edge also calls itself Chrome, and Chrome Safari. */
const browsers: [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const systems: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

const firstOf = (list: [RegExp, string][], text: string) =>
  list.find(([pattern]) => pattern.test(text))?.[1]

/** A device as its owner would name it. */
export function describeDevice(userAgent: string): { device: string; mobile: boolean } {
  const browser = firstOf(browsers, userAgent)
  const system = firstOf(systems, userAgent)
  const device = browser && system ? `${browser} no ${system}` : (browser ?? system)
  return {
    device: device ?? 'Dispositivo desconhecido',
    mobile: /\b(iPhone|iPad|Android)\b/.test(userAgent),
  }
}
