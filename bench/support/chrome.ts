import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { needChromium } from './tools.ts'

// biome-ignore lint/suspicious/noExplicitAny: the protocol's answers are read where they are asked
type Answer = any
type Send = (method: string, params?: object) => Promise<Answer>

export type Tab = { send: Send; close: () => Promise<void> }

export type Chrome = {
  send: Send
  on: (method: string, listener: (params: Answer) => void) => void
  /** A tab in a context of its own, so that nothing is cached or stored from the last one. */
  openTab: () => Promise<Tab>
  close: () => Promise<void>
}

/** Slowed pages on busy machines take their time; this is for what never comes. */
const ANSWER_WITHIN_MS = 60_000

export const phone = { width: 390, height: 844 }

/** A headless browser spoken to directly: only the domains that are asked for are switched on. */
export async function launchChrome(flags: string[] = []): Promise<Chrome> {
  const profile = mkdtempSync(join(tmpdir(), 'alisio-chrome-'))
  const child = spawn(
    needChromium(),
    [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      `--window-size=${phone.width},${phone.height}`,
      ...flags,
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const socket = new WebSocket(await debuggerAddress(child))
  await once(socket, 'open')
  const { send, on } = speak(socket)

  return {
    send,
    on,
    async openTab() {
      const { browserContextId } = await send('Target.createBrowserContext')
      const { targetId } = await send('Target.createTarget', {
        url: 'about:blank',
        browserContextId,
        ...phone,
      })
      const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true })
      return {
        send: (method, params) => send(method, params, sessionId),
        close: async () => {
          await send('Target.disposeBrowserContext', { browserContextId })
        },
      }
    },
    async close() {
      const ended = once(child, 'exit')
      // Whether the answer still arrives is a race with the browser's end.
      send('Browser.close').catch(() => child.kill())
      await ended
      socket.close()
      rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
    },
  }
}

function debuggerAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = ''
    child.stderr?.on('data', (chunk) => {
      output += chunk
      const address = output.match(/ws:\/\/\S+/)?.[0]
      if (address) resolve(address)
    })
    child.once('error', reject)
    child.once('exit', () => reject(new Error(`Chromium did not start: ${output.slice(-500)}`)))
  })
}

function speak(socket: WebSocket) {
  const waiting = new Map<
    number,
    { resolve: (answer: Answer) => void; reject: (e: Error) => void }
  >()
  const listeners = new Map<string, (params: Answer) => void>()
  let last = 0
  socket.addEventListener('message', ({ data }) => {
    const { id, method, params, result, error } = JSON.parse(data)
    if (!id) return listeners.get(method)?.(params)
    if (error) waiting.get(id)?.reject(new Error(error.message))
    else waiting.get(id)?.resolve(result)
    waiting.delete(id)
  })
  return {
    send(method: string, params: object = {}, sessionId?: string): Promise<Answer> {
      last += 1
      const id = last
      return new Promise((resolve, reject) => {
        const timeouts = setTimeout(
          () => reject(new Error(`${method} was not answered`)),
          ANSWER_WITHIN_MS,
        )
        timeouts.unref()
        waiting.set(id, { resolve, reject })
        socket.send(JSON.stringify({ id, method, params, sessionId }))
      })
    },
    on: (method: string, listener: (params: Answer) => void) => {
      listeners.set(method, listener)
    },
  }
}

/** The value of an expression in the page, waited for when it is a promise. */
export async function evaluate<T>(tab: Tab, expression: string): Promise<T> {
  const options = { expression, awaitPromise: true, returnByValue: true }
  const { result, exceptionDetails } = await tab.send('Runtime.evaluate', options)
  if (exceptionDetails) {
    throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
  }
  return result.value as T
}
