import { expect, test, vi } from 'vitest'
import { createPageCache, nonceSlot } from './page-cache.server.ts'

const from = {
  url: 'https://alisio.example/dashboard',
  status: 200,
  loaderData: { page: { email: 'ana@example.com', spent: 'R$ 10,00', until: undefined } },
  actionData: null,
  errors: null,
}

test('a page is rendered once for the same data, with the nonce of each request', async () => {
  const pageOf = createPageCache()
  const render = vi.fn(async () => `<script nonce="${nonceSlot}"></script><i nonce="${nonceSlot}">`)
  const [first, second] = [await pageOf(from, render), await pageOf({ ...from }, render)]
  expect(render).toHaveBeenCalledTimes(1)
  expect(first.join('a')).toBe('<script nonce="a"></script><i nonce="a">')
  expect(second.join('b')).not.toContain(nonceSlot)
})

test('any difference in the loaded data renders another page', async () => {
  const pageOf = createPageCache()
  const { page } = from.loaderData
  const others = [
    from,
    { ...from, url: `${from.url}?periodo=7` },
    { ...from, status: 404 },
    { ...from, loaderData: { page: { ...page, email: 'eva@example.com' } } },
    { ...from, loaderData: { page: { ...page, until: null } } },
    { ...from, loaderData: { page: { ...page, until: new Set(['a']) } } },
    { ...from, loaderData: { page: { ...page, until: new Set(['b']) } } },
  ]
  for (const [index, each] of others.entries()) {
    expect(await pageOf(each, async () => String(index))).toEqual([String(index)])
  }
})

test('answers to forms, failures and data that cannot be compared are rendered every time', async () => {
  const pageOf = createPageCache()
  const render = vi.fn(async () => '')
  const others = [
    { ...from, actionData: { failure: {} } },
    { ...from, errors: { root: 1 } },
    { ...from, loaderData: { later: Promise.resolve() } },
  ]
  for (const each of [...others, ...others]) await pageOf(each, render)
  expect(render).toHaveBeenCalledTimes(6)
})

test('the cache stays within its size and evicts the least recently used page', async () => {
  const pageOf = createPageCache(25)
  const rendered: string[] = []
  for (const url of ['a', 'b', 'a', 'c', 'a', 'b']) {
    await pageOf({ ...from, url }, async () => {
      rendered.push(url)
      return url.repeat(10)
    })
  }
  expect(rendered.join('')).toBe('abcb')
})
