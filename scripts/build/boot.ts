import { rolldown } from 'rolldown'

/** app/site/browser/boot.ts as one minified inline script. */
export async function bundleBoot(): Promise<string> {
  const bundle = await rolldown({ input: 'app/site/browser/boot.ts', platform: 'browser' })
  const { output } = await bundle.generate({ format: 'iife', minify: true })
  await bundle.close()
  return output[0].code.trim()
}
