import { data, RouterContextProvider, redirect, type ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { outage } from '#features/shared/rules/failure.ts'
import { notFound, unavailable } from '#server/failures/errors.ts'
import { createLogger } from '#server/log.ts'
import { answerFailures, settleFailure } from './answer-failures.ts'
import { logPageError } from './error-response.ts'
import { type RequestInfo, requestContext } from './request/request-context.ts'

const full = Object.assign(new Error('no space left'), { code: '53100' })
const away = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })

/** What `data` makes. */
type Thrown = { data: { message: string; action: string }; init: { status: number } }

function stage(init?: RequestInit) {
  const lines: string[] = []
  const log = createLogger('warn', (text) => lines.push(text))
  const info = { requestId: 'id-7', deps: { log } } as unknown as RequestInfo
  const context = new RouterContextProvider()
  context.set(requestContext, info)
  const request = new Request('http://localhost/dashboard/settings?aba=1', init)
  /** What a loader, an action or a middleware makes of this. */
  const thrownBy = async (
    part: 'loader' | 'action' | 'middleware',
    error: unknown,
  ): Promise<Thrown> => {
    const work = () => Promise.reject(error)
    const module = { [part]: part === 'middleware' ? [work] : work }
    const build = { routes: { page: { id: 'page', module } } } as unknown as ServerBuild
    const wrapped = answerFailures(build).routes.page?.module as unknown as Record<string, unknown>
    const [run] = [wrapped[part]].flat() as ((args: object) => Promise<unknown>)[]
    return run?.({ request, context, params: {} }).catch((thrown) => thrown) as Promise<Thrown>
  }
  return { info, request, thrownBy, lines: () => lines.join('') }
}

const html = (status: number) =>
  new Response('<h1>página</h1>', { status, headers: { 'Content-Type': 'text/html' } })

test.each(['loader', 'action', 'middleware'] as const)(
  'a %s without its database, or without room, tells of an outage, in its one wording',
  async (part) => {
    for (const error of [full, away, new Error('Failed query', { cause: full }), unavailable()]) {
      const { thrownBy, info } = stage()
      const thrown = await thrownBy(part, error)
      expect(thrown).toMatchObject({
        data: { ...outage, requestId: 'id-7' },
        init: { status: 503 },
      })
      expect(info.failure?.headers).toEqual({ 'Retry-After': '5' })
    }
  },
)

test('a defect keeps the general words, with the id by which the log has it', async () => {
  const { thrownBy, lines } = stage()
  const thrown = await thrownBy('loader', new TypeError('a defect'))
  expect(thrown.init.status).toBe(500)
  expect(thrown.data.message).toContain('Algo não saiu como esperado')
  expect(thrown.data.action).toContain('id-7')
  expect(lines()).toMatch(/"level":"error","message":"request failed","id":"id-7".*a defect/)
})

test('a full disk is an error in the log, a database that is away a warning', async () => {
  const disk = stage()
  await disk.thrownBy('loader', full)
  expect(disk.lines()).toMatch(/"level":"error","message":"write refused".*"code":"53100"/)
  const network = stage()
  await network.thrownBy('loader', away)
  expect(network.lines()).toMatch(/"level":"warn","message":"database away".*ECONNREFUSED/)
})

test('redirects, answers and pages that do not exist pass as they are', async () => {
  const { thrownBy, info } = stage()
  const going = redirect('/auth')
  expect(await thrownBy('middleware', going)).toBe(going)
  const missing = data(null, 404)
  expect(await thrownBy('loader', missing)).toBe(missing)
  expect(info.failure).toBeUndefined()
  expect(await thrownBy('loader', notFound())).toMatchObject({ init: { status: 404 } })
})

test('a failed page has Retry-After', async () => {
  const { info, request, thrownBy } = stage()
  await thrownBy('loader', full)
  for (const status of [503, 500]) {
    const answer = await settleFailure(html(status), request, info)
    expect(answer.status).toBe(503)
    expect(answer.headers.get('Retry-After')).toBe('5')
    expect(await answer.text()).toContain('página')
  }
})

test('a file that failed is a page in Portuguese, not the router’s words', async () => {
  const { info, request, thrownBy } = stage()
  await thrownBy('loader', away)
  const router = () => new Response('Unexpected Server Error', { status: 500 })
  const answer = await settleFailure(router(), request, info)
  expect(answer.status).toBe(503)
  expect(answer.headers.get('Retry-After')).toBe('5')
  expect(await answer.text()).toContain(outage.message)
  const defect = stage()
  logPageError(new TypeError('a defect'), defect.request, defect.info)
  const page = await settleFailure(router(), defect.request, defect.info)
  expect(page.status).toBe(500)
  expect(await page.text()).toMatch(/Algo não saiu como esperado.*id-7/s)
})

test('a form that found no page comes back with what was typed, without its passwords', async () => {
  const body = new URLSearchParams({ fullName: 'Ana "a" <b>', password: 'segredo', intent: 'x' })
  const { info, request, thrownBy } = stage({ method: 'POST', body })
  info.typed = request.clone()
  await thrownBy('middleware', away)
  const answer = await settleFailure(html(503), request, info)
  const page = await answer.text()
  expect(answer.status).toBe(503)
  expect(page).toContain('<form method="post" action="/dashboard/settings?aba=1">')
  expect(page).toContain('name="fullName" value="Ana &#34;a&#34; &#60;b&#62;"')
  expect(page).toContain('name="intent" value="x"')
  expect(page).not.toContain('segredo')
})

test('what went well, or leads on, is left alone', async () => {
  const { info, request, thrownBy } = stage()
  const fine = html(200)
  expect(await settleFailure(fine, request, info)).toBe(fine)
  await thrownBy('loader', full)
  const going = redirect('/auth')
  expect(await settleFailure(going, request, info)).toBe(going)
})
