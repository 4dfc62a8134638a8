import { payloadTooLarge } from '#server/errors.ts'

/** Five fields at their longest, in four bytes a character and escaped, and what comes along. */
const LARGEST_FORM = 16_384

/** The body as text. A larger one is not read to its end. */
export async function readSmallBody(request: Request): Promise<string> {
  if (Number(request.headers.get('Content-Length')) > LARGEST_FORM) throw payloadTooLarge()
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > LARGEST_FORM) throw payloadTooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
