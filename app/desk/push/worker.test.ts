import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'

type Shown = { title: string; options: { body: string; tag: string; data: { url: string } } }
type Handler = (event: object) => void

/** The worker as a browser runs it, with what it may reach. */
function startWorker(windows: string[] = []) {
  const handlers = new Map<string, Handler>()
  const notifications: Shown[] = []
  const opened: string[] = []
  const focused: string[] = []
  const self = {
    location: { origin: 'https://agencia.example' },
    addEventListener: (name: string, handler: Handler) => handlers.set(name, handler),
    skipWaiting: async () => {},
    registration: {
      showNotification: async (title: string, options: Shown['options']) =>
        notifications.push({ title, options }),
    },
    clients: {
      matchAll: async () => windows.map((url) => ({ url, focus: async () => focused.push(url) })),
      openWindow: async (url: string) => opened.push(url),
    },
  }
  runInNewContext(readFileSync('app/desk/push/worker.js', 'utf8'), { self, URL })
  const dispatch = async (name: string, event: object) => {
    let done: unknown
    handlers.get(name)?.({ ...event, waitUntil: (promise: unknown) => (done = promise) })
    await done
  }
  const push = (text?: string) =>
    dispatch('push', { data: text === undefined ? null : { json: () => JSON.parse(text) } })
  const click = (url: string) =>
    dispatch('notificationclick', { notification: { close: () => {}, data: { url } } })
  return { handlers, shown: notifications, opened, focused, push, click }
}

test('A message is shown, and its page is of the desk whatever it says', async () => {
  const { shown, push } = startWorker()
  const content = { title: 'Novo lead', body: 'Abra', url: '/agencia/leads/1', tag: 'lead-1' }
  await push(JSON.stringify(content))
  expect(shown[0]).toMatchObject({
    title: 'Novo lead',
    options: {
      body: 'Abra',
      tag: 'lead-1',
      data: { url: 'https://agencia.example/agencia/leads/1' },
    },
  })
  for (const url of ['https://evil.example/agencia', '//evil.example', '/agencias', 'javascript:1'])
    await push(JSON.stringify({ ...content, url }))
  expect(new Set(shown.slice(1).map(({ options }) => options.data.url))).toEqual(
    new Set(['https://agencia.example/agencia']),
  )
})

test('Something is shown even if the message cannot be read', async () => {
  const { shown, push } = startWorker()
  await push()
  await push('{')
  expect(shown.map(({ title }) => title)).toEqual(Array(2).fill('Há novidades na mesa'))
})

test('A press goes to the window that shows the page, or opens one', async () => {
  const page = 'https://agencia.example/agencia/leads/1'
  const present = startWorker(['https://agencia.example/', page])
  await present.click(page)
  expect([present.focused, present.opened]).toEqual([[page], []])
  const absent = startWorker(['https://agencia.example/'])
  await absent.click(page)
  expect([absent.focused, absent.opened]).toEqual([[], [page]])
})

test('It does nothing else: no request passes through it', () => {
  expect([...startWorker().handlers.keys()]).toEqual(['install', 'push', 'notificationclick'])
})
