import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { REFERENCE_PATH } from '#features/shared/rules/reference.ts'
import type { AppDeps } from '#server/deps.ts'
import { AppError, methodNotAllowed, payloadTooLarge } from '#server/failures/errors.ts'
import type { AppBindings } from '#server/http/request/request-context.ts'
import { refuseForeignOrigin } from '#server/http/security/security-headers.ts'
import { type ListSubjects, storeReference } from './store-reference.ts'

/** Twice the longest conversation. */
const LARGEST_BODY = 32_768

/** Sent when leaving for WhatsApp; the browser ignores the response. */
export function referenceRoutes(
  { database, env }: Pick<AppDeps, 'database' | 'env'>,
  listSubjects: ListSubjects,
): Hono<AppBindings> {
  const routes = new Hono<AppBindings>()
  routes.post(
    REFERENCE_PATH,
    bodyLimit({
      maxSize: LARGEST_BODY,
      onError: () => {
        throw payloadTooLarge()
      },
    }),
    async (c) => {
      refuseForeignOrigin(c.req.raw.headers, env.PUBLIC_URL)
      const { clientAddress } = c.env.info
      const stored = await storeReference(database, await c.req.text(), clientAddress, listSubjects)
      if (!stored) {
        throw new AppError(
          'bad_request',
          'Não há nada aqui para guardar.',
          'Monte o pacote ou faça a pergunta no site e tente de novo.',
        )
      }
      return c.body(null, 204)
    },
  )
  routes.all(REFERENCE_PATH, () => {
    throw methodNotAllowed()
  })
  return routes
}
