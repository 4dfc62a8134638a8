import { connect } from 'node:net'
import { homeOf } from '#content/derived/addresses.ts'
import { expect, test } from '#tests/support/pages/browser.ts'
import { forgiveRefusals } from '#tests/support/pages/forms.ts'
import { at } from '#tests/support/pages/site.ts'

test('Every answer carries the security headers', async ({ request }) => {
  for (const path of ['/', homeOf('dia'), '/nada', '/assets/nada.js', '/healthz', '/robots.txt']) {
    const headers = (await request.get(path)).headers()
    expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'")
    expect(headers['content-security-policy'], path).not.toContain('unsafe-inline')
    expect(headers['x-content-type-options'], path).toBe('nosniff')
    expect(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin')
    expect(headers['permissions-policy'], path).toMatch(/camera=\(\).*microphone=\(\)/)
    expect(headers['cross-origin-opener-policy'], path).toBe('same-origin')
    expect(headers['x-request-id'], path).toMatch(/^[\w-]{12}-[0-9a-z]+$/)
  }
})

test('A page is sent compressed and confirmed without being sent again', async ({ request }) => {
  const first = await request.get('/', { headers: { 'accept-encoding': 'br' } })
  expect(first.headers()['content-encoding']).toBe('br')
  const again = await request.get('/', {
    headers: { 'accept-encoding': 'br', 'if-none-match': first.headers().etag as string },
  })
  expect(again.status()).toBe(304)
  const rendered = await request.get('/nada', { headers: { 'accept-encoding': 'gzip' } })
  expect(rendered.headers()['content-encoding']).toBe('gzip')
  expect(await rendered.text()).toContain('</html>')
})

test('Hashed files are cached for ever, and pages are revalidated', async ({ request }) => {
  const page = await request.get('/')
  expect(page.headers()['cache-control']).toContain('no-cache')
  const font = (await page.text()).match(/\/assets\/[^"]+\.woff2/)?.[0] as string
  expect((await request.get(font)).headers()['cache-control']).toContain('immutable')
})

test('An unknown address answers 404 with a way home', async ({ page, complaints }) => {
  const answer = await page.goto('/uma-pagina-que-nao-existe')
  expect(answer?.status()).toBe(404)
  await expect(page.getByText('Oops! Page not found')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Voltar ao início' })).toBeVisible()
  forgiveRefusals(complaints)
})

const services = at('services')

test('A mistyped address is answered with the page that was probably meant', async ({
  page,
  complaints,
}) => {
  const answer = await page.goto(services.replace('r', ''))
  expect(answer?.status()).toBe(404)
  await expect(page.getByText('Você procurava').getByRole('link')).toHaveAttribute('href', services)
  forgiveRefusals(complaints)
})

const oddPaths = [
  '//x',
  '//evil.example/',
  '/%2e%2e/%2e%2e/package.json',
  '/..%2F..%2Fpackage.json',
  '/\\..\\package.json',
  '/%00',
  '/%zz',
  '/assets/..%2f..%2f..%2fpackage.json',
  `/${'a'.repeat(10_000)}`,
]

test('Odd paths never leave the build folder nor break the server', async ({ baseURL }) => {
  for (const path of oddPaths) {
    const answer = await rawGet(new URL(baseURL as string), path)
    const status = Number(answer.split(' ')[1])
    expect(status, path.slice(0, 60)).toBeGreaterThanOrEqual(300)
    expect(status, path.slice(0, 60)).toBeLessThan(500)
    expect(answer, path.slice(0, 60)).not.toContain('"devDependencies"')
    expect(answer, path.slice(0, 60)).not.toMatch(/location: \/\//i)
  }
})

test('A form sent to a page that takes none is answered in Portuguese', async ({ request }) => {
  const answer = await request.post(services, { form: { a: '1' } })
  expect(answer.status()).toBe(405)
  const html = await answer.text()
  expect(html).toContain('Algo não saiu como esperado.')
  expect(html).toContain(`href="${services}"`)
})

test('The health and readiness checks answer', async ({ request }) => {
  expect((await request.get('/healthz')).status()).toBe(200)
  expect((await request.get('/readyz')).status()).toBe(200)
})

test('Behind a proxy that ended TLS the forms of rendered pages work, and foreign ones do not', async ({
  request,
  baseURL,
}) => {
  const { host } = new URL(baseURL as string)
  const send = (origin: string) =>
    request.post('/auth', {
      headers: { origin },
      form: { intent: 'sign-in', email: 'ana', password: '' },
    })
  const sameOrigin = await send(`https://${host}`)
  expect(sameOrigin.status()).toBe(400)
  expect(await sameOrigin.text()).toContain('Email inválido')
  expect((await send('https://evil.example')).status()).toBe(403)
  const headers = { origin: `https://${host}`, 'content-type': 'text/xml' }
  expect((await request.post('/auth', { headers, data: '<x/>' })).status()).toBe(415)
})

/** A client that sends the path exactly as written, as no well-behaved one does. */
function rawGet({ hostname, port }: URL, path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(Number(port), hostname, () => {
      socket.write(`GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\nConnection: close\r\n\r\n`)
    })
    socket.on('data', (chunk) => {
      answer += chunk
    })
    socket.on('end', () => resolve(answer))
    socket.on('error', reject)
  })
}
