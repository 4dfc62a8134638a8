import { brotliDecompressSync } from 'node:zlib'
import type { Rendering } from '#features/publishing/server/publishing.server.ts'

/** Texts that were rendered for a release, by their hash. */
export const renderedTexts = ({ texts }: Rendering): Map<string, string> =>
  new Map(texts.map(({ hash, br }) => [hash, brotliDecompressSync(br).toString()]))
