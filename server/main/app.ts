import * as build from 'virtual:react-router/server-build'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { compress } from 'hono/compress'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import type { SiteAssets } from '#app/site/site.server.ts'
import { parts } from '#content/parts.ts'
import { chatRoutes, listSubjects } from '#features/assistant/server/assistant.server.ts'
import { campaignRoutes } from '#features/figures/server/figures.server.ts'
import { contactRoutes } from '#features/leads/server/leads.server.ts'
import { referenceRoutes, siteConfigRoutes } from '#features/visits/server/visits.server.ts'
import type { AppDeps } from '../deps.ts'
import { notFound, payloadTooLarge } from '../errors.ts'
import { answerFailures, settleFailure } from '../http/answer-failures.ts'

import { fail } from '../http/error-response.ts'

import { healthRoutes } from '../http/health.ts'
import { limitConcurrency } from '../http/limit-concurrency.ts'
import { copyForm } from '../http/request/read-form.ts'
import { type AppBindings, requestContext } from '../http/request/request-context.ts'
import { routerPaths } from '../http/request/request-path.ts'
import { asAddressed, refuseForeignOrigin } from '../http/security-headers.ts'
import { sitePages } from './site-pages.ts'

// Development asks this module for both, so that they are of one loading.
export { developmentAssets } from '#app/site/site.server.ts'

const LARGEST_BODY = 100_000
const FIGURES = /^\/agencia\/clientes\/[^/]+\/importar$/

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
  const limitBody = bodyLimit({
    maxSize: LARGEST_BODY,
    onError: () => {
      throw payloadTooLarge()
    },
  })
  // A file of figures is read to disk by its own page, once that knows who sends it.
  app.use((c, next) => (FIGURES.test(c.req.path) ? next() : limitBody(c, next)))
  app.route('/', healthRoutes(deps))
  app.route('/', siteConfigRoutes(deps.env))
  app.route('/', campaignRoutes(deps))
  if (parts.assistant) app.route('/', chatRoutes(deps))
  app.route('/', referenceRoutes(deps, listSubjects))
  app.all('/functions/*', () => {
    throw notFound()
  })
  // Pages rendered on request; those of the build come compressed, and the rest is small.
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
    return settleFailure(await renderRoute(request, context), request, c.env.info)
  })
  return app
}
