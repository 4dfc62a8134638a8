import { openDesk } from '#features/people/server/people.server.ts'
import { asStaff } from '#server/db/roles/run-as.ts'
import type { Args } from '#server/http/request/request-context.ts'
import { currentLogoId, readLogo, readLogoFacts, setLogo } from './client-logos.ts'
import { type LogoProblem, LogoRefused, readImage } from './read-image.ts'

type LogoNotice = 'logo-saved' | `logo-${LogoProblem}`

/** The file of a form, or nothing where it has none or is cut off. */
async function readFile(request: Request): Promise<Buffer> {
  const form = await request.formData().catch(() => null)
  const file = form?.get('file')
  return file instanceof Blob ? Buffer.from(await file.arrayBuffer()) : Buffer.alloc(0)
}

/** Stores an uploaded logo. Resolves with what to say about it. */
export async function receiveLogo(args: Args, clientId: string): Promise<LogoNotice> {
  const { database, staffId } = await openDesk(args)
  const file = await readFile(args.request)
  try {
    await setLogo(database, staffId, clientId, readImage(file))
    return 'logo-saved'
  } catch (error) {
    if (error instanceof LogoRefused) return `logo-${error.problem}`
    throw error
  }
}

/** The logo that the client's next reports have. */
export async function clientLogo(args: Args, clientId: string) {
  const { database, staffId } = await openDesk(args)
  return asStaff(database, staffId, async (tx) => readLogo(tx, await currentLogoId(tx, clientId)))
}

export async function clientLogoFacts(args: Args, clientId: string) {
  const { database, staffId } = await openDesk(args)
  return asStaff(database, staffId, async (tx) =>
    readLogoFacts(tx, await currentLogoId(tx, clientId)),
  )
}
