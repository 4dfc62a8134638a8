import { addressNow } from '#content/site-map.ts'

/** Links as they lead on this site; where a page is left out, its words alone. */
export function followLinks(text: string): string {
  return text.replace(/\[([^\]]+)\]\((\/[^)]*)\)/g, (_, label: string, path: string) => {
    const now = addressNow(path)
    return now === undefined ? label : `[${label}](${now})`
  })
}
