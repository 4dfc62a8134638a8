import { typePairs } from '#features/brand/rules/looks.ts'
import { liveLook } from '#features/brand/server/brand.server.ts'

const files = import.meta.glob<string>('../generated/fonts/*.{css,woff2}', {
  query: '?url',
  import: 'default',
  eager: true,
})
const addressOf = (name: string) => files[`../generated/fonts/${name}`]

/** The stylesheet and the two files of the pair of typefaces that the desk chose since the build. */
export function typeFiles(): { faces: string; fonts: string[] } | null {
  const { pair } = liveLook()
  const faces = pair && addressOf(`${pair}.css`)
  if (!faces) return null
  const { display, body } = typePairs[pair]
  const fonts = [`display-${display.file}.woff2`, `body-${body.file}.woff2`].map(addressOf)
  return { faces, fonts: fonts.filter((address) => address !== undefined) }
}
