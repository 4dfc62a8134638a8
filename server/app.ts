import * as build from 'virtual:react-router/server-build'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import type { AppDeps } from './deps.ts'
import { notFound, payloadTooLarge } from './errors.ts'
import { type AppBindings, fail } from './http/fail.ts'
import { healthRoutes } from './http/health.ts'
import { requestContext } from './http/request-context.ts'
import { siteConfigRoutes } from './http/site-config.ts'
import { campaignRoutes } from './modules/campaigns/routes.ts'
import { chatRoutes } from './modules/chat/routes.ts'

// The pre-renderer imports this module in place of React Router's own server build.
export * from 'virtual:react-router/server-build'

const LARGEST_BODY = 100_000

/** The list of mounts. Importing this module has no side effects. */
export function createApp(deps: AppDeps): Hono<AppBindings> {
  const app = new Hono<AppBindings>()
  const renderPage = createRequestHandler(build, import.meta.env.MODE)

  app.onError(fail)
  app.use(
    bodyLimit({
      maxSize: LARGEST_BODY,
      onError: () => {
        throw payloadTooLarge()
      },
    }),
  )
  app.route('/', healthRoutes(deps))
  app.route('/', siteConfigRoutes(deps.env))
  app.route('/', campaignRoutes(deps))
  app.route('/', chatRoutes(deps))
  app.all('/functions/*', () => {
    throw notFound()
  })
  app.all('*', (c) => {
    const context = new RouterContextProvider()
    context.set(requestContext, c.env.info)
    return renderPage(c.req.raw, context)
  })
  return app
}
