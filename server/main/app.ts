import * as build from 'virtual:react-router/server-build'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { compress } from 'hono/compress'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import { drawingAt, type SiteAssets } from '#app/site/site.server.ts'
import { parts } from '#content/parts.ts'
import { chatRoutes, listSubjects } from '#features/assistant/server/assistant.server.ts'
import {
  conversationRoutes,
  whatsappRoutes,
} from '#features/conversations/server/conversations.server.ts'
import { campaignRoutes } from '#features/figures/server/figures.server.ts'
import { contactRoutes } from '#features/leads/server/leads.server.ts'
import { pictureRoutes } from '#features/pictures/server/pictures.server.ts'
import { referenceRoutes, siteConfigRoutes } from '#features/visits/server/visits.server.ts'
import type { AppDeps } from '../deps.ts'
import { notFound, payloadTooLarge } from '../failures/errors.ts'
import { answerFailures, settleFailure } from '../http/answer-failures.ts'

import { fail } from '../http/error-response.ts'
import { compressPage } from '../http/files/compression.ts'
import { contentTypeOf } from '../http/files/static-files.ts'

import { healthRoutes } from '../http/health.ts'
import { limitConcurrency } from '../http/limits/limit-concurrency.ts'
import { copyForm } from '../http/request/read-form.ts'
import { type AppBindings, requestContext } from '../http/request/request-context.ts'
import { routerPaths } from '../http/request/request-path.ts'
import { asAddressed, refuseForeignOrigin } from '../http/security/security-headers.ts'
import { metricsRoutes } from './metrics-routes.ts'
import { sitePages } from './site-pages.ts'

// Development asks this module for both, so that they are of one loading.
export { developmentAssets } from '#app/site/site.server.ts'

const LARGEST_BODY = 100_000
const FIGURES = /^\/agencia\/clientes\/[^/]+\/importar$/
/** A picture of the site, which its own page reads to disk in the same way. */
const PICTURE = /^\/agencia\/site\/imagens\/enviar$/
/** Texts of another site, limited by their own page. */
const TEXTS = /^\/agencia\/conteudos\/trazer(\.data)?$/
/** A logo may have 500 kB; a larger one is told so by its own page. */
const LOGO = /^\/agencia\/(clientes\/[^/]+\/logo|site\/logotipo)$/
const LARGEST_LOGO_BODY = 2_000_000

/** Each asks for a hash and a rendered page; more than these would wait longer than anybody does. */
const SIGN_IN_FORMS_AT_ONCE = 16

/** The list of mounts. Importing this module has no side effects. */
export function createApp(deps: AppDeps, assets: SiteAssets): Hono<AppBindings> {
  const app = new Hono<AppBindings>()
  const renderRoute = createRequestHandler(answerFailures(build), import.meta.env.MODE)
  const isRoute = routerPaths(build.routes)

  app.onError(fail)
  // Ahead of the general limit: it has a lower one, and an answer of its own shape.
  app.route('/', contactRoutes(deps))
  // It has a higher one: Meta delivers several messages at once.
  app.route('/', whatsappRoutes(deps))
  const limitTo = (maxSize: number) =>
    bodyLimit({
      maxSize,
      onError: () => {
        throw payloadTooLarge()
      },
    })
  const [limitBody, limitLogo] = [limitTo(LARGEST_BODY), limitTo(LARGEST_LOGO_BODY)]
  // A file of figures is read to disk by its own page, once that knows who sends it.
  app.use((c, next) => {
    const isUpload = [FIGURES, PICTURE, TEXTS].some((upload) => upload.test(c.req.path))
    if (isUpload) return next()
    return (LOGO.test(c.req.path) ? limitLogo : limitBody)(c, next)
  })
  app.route('/', healthRoutes(deps))
  app.route('/', pictureRoutes(deps, drawingAt))
  app.route('/', metricsRoutes(deps))
  app.route('/', siteConfigRoutes(deps.env))
  app.route('/', campaignRoutes(deps))
  if (parts.assistant) app.route('/', chatRoutes(deps))
  if (parts.assistant) app.route('/', conversationRoutes(deps))
  app.route('/', referenceRoutes(deps, listSubjects))
  app.get('/generated/*', async (c, next) => {
    const body = await deps.releases?.drawFile(c.req.path)
    if (!body) return next()
    return c.body(new Uint8Array(body), 200, {
      'Content-Type': contentTypeOf(c.req.path),
      'Cache-Control': 'public, max-age=3600',
    })
  })
  app.all('/functions/*', () => {
    throw notFound()
  })
  // Files made on request; pages are compressed as they are made.
  app.use(compress())
  app.use(copyForm)
  app.post('/auth', limitConcurrency(SIGN_IN_FORMS_AT_ONCE))
  app.route('/', sitePages(deps, assets, isRoute))
  app.all('*', async (c) => {
    // React Router refuses foreign forms too, but as a failure of ours and without PUBLIC_URL.
    if (c.req.method === 'POST') refuseForeignOrigin(c.req.raw.headers, deps.env.PUBLIC_URL)
    const context = new RouterContextProvider()
    context.set(requestContext, c.env.info)
    const request = asAddressed(c.req.raw, deps.env.PUBLIC_URL)
    const answer = await settleFailure(await renderRoute(request, context), request, c.env.info)
    return compressPage(request, answer)
  })
  return app
}
