import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { nextPort } from '../support/free-port.ts'
import { CannotRun } from '../support/part.ts'
import { needCommand } from '../support/tools.ts'
import { type Engine, findInPage, notThere, type Target } from './engine.ts'

/** The key under which WebDriver names an element (W3C WebDriver, section 11). */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

type Send = <T>(method: string, path: string, body?: object) => Promise<T>
type Session = { sessionId: string; capabilities: { browserVersion?: string } }

/** Debian's WebKitGTK in its small browser, by WebDriver, on a screen that nobody sees. */
export async function launchWebKit(): Promise<Engine> {
  const driver = needCommand('WebKitWebDriver', 'webkit2gtk-driver')
  const xvfb = needCommand('Xvfb', 'xvfb')
  const [binary] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')
  if (!binary) throw new CannotRun('WebKitGTK’s MiniBrowser is missing here')
  const screen = spawn(xvfb, ['-displayfd', '3', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [display] = await once(screen.stdio[3] as NodeJS.ReadableStream, 'data')
  const port = await nextPort()
  const server = spawn(driver, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${String(display).trim()}`,
      // Its sandbox cannot be set up by root.
      ...(process.getuid?.() === 0 ? { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' } : {}),
    },
  })
  const stop = async () => {
    await end(server)
    await end(screen)
  }
  try {
    const send = speakTo(`http://127.0.0.1:${port}`)
    const session = await openSession(send, binary)
    return engineOf(send, session, stop)
  } catch (error) {
    await stop()
    throw error
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill()
  await ended
}

function speakTo(base: string): Send {
  return async (method, path, body) => {
    const answer = await fetch(base + path, {
      method,
      body: method === 'POST' ? JSON.stringify(body ?? {}) : undefined,
    })
    const { value } = await answer.json()
    if (!answer.ok) throw new Error(`${value.error}: ${value.message}`)
    return value
  }
}

async function openSession(send: Send, binary: string): Promise<Session> {
  const capabilities = {
    alwaysMatch: {
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary, args: ['--automation'] },
    },
  }
  const deadline = Date.now() + 20_000
  for (;;) {
    try {
      return await send<Session>('POST', '/session', { capabilities })
    } catch (error) {
      // The driver does not tell when it listens.
      if (!(error instanceof TypeError) || Date.now() > deadline) throw error
      await sleep(100)
    }
  }
}

function engineOf(send: Send, { sessionId, capabilities }: Session, stop: () => Promise<void>) {
  const call = <T>(path: string, body?: object) =>
    send<T>('POST', `/session/${sessionId}${path}`, body)
  const run = <T>(script: string, args: unknown[] = []) =>
    call<T>('/execute/sync', { script, args })

  async function find(target: Target): Promise<string> {
    const { css, text = '' } = target
    const element = await run<Record<string, string> | null>(
      `return (${findInPage})(...arguments)`,
      [css, text],
    )
    if (!element?.[ELEMENT]) throw notThere(target)
    return `/element/${element[ELEMENT]}`
  }

  const engine: Engine = {
    name: `WebKitGTK ${capabilities.browserVersion ?? ''}`.trim(),
    resize: async (width, height) => void (await call('/window/rect', { width, height })),
    open: async (url) => void (await call('/url', { url })),
    click: async (target) => void (await call(`${await find(target)}/click`)),
    fill: async (target, text) => void (await call(`${await find(target)}/value`, { text })),
    evaluate: (expression) => run(`return ${expression}`),
    photograph: async () =>
      Buffer.from(await send<string>('GET', `/session/${sessionId}/screenshot`), 'base64'),
    close: async () => {
      await send('DELETE', `/session/${sessionId}`).catch(() => {})
      await stop()
    },
  }
  return engine
}
