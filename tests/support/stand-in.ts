import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * Stands in for the pixel, the analytics service and the scheduling widget, on loopback: their
 * scripts follow the same calling conventions and report every event by a request to this server.
 */
export class StandIn {
  readonly hits: string[] = []
  #server: Server

  constructor() {
    this.#server = createServer((request, response) => {
      const url = new URL(request.url ?? '/', 'http://stand-in')
      this.hits.push(url.pathname + url.search)
      const origin = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
      const script = scripts[url.pathname]?.(origin)
      response.setHeader('Content-Type', script ? 'text/javascript' : 'text/html')
      response.end(script ?? '<p>ok</p>')
    })
  }

  start(port: number): Promise<void> {
    return new Promise((resolve) => this.#server.listen(port, '127.0.0.1', resolve))
  }

  stop(): Promise<void> {
    this.#server.closeAllConnections()
    return new Promise((resolve) => this.#server.close(() => resolve()))
  }

  /** The events that arrived, such as 'pixel PageView'. */
  events(): string[] {
    return this.hits
      .filter((hit) => hit.startsWith('/event/'))
      .map((hit) => hit.slice('/event/'.length).replace(/\?.*$/, ''))
      .map((event) => decodeURIComponent(event).replace('/', ' '))
  }
}

const scripts: Record<string, (origin: string) => string> = {
  '/fbevents.js': (origin) => `(() => {
    const send = (kind, name, data) => {
      if (kind === 'track' || kind === 'trackCustom')
        new Image().src = '${origin}/event/pixel/' + encodeURIComponent(name + ' ' + JSON.stringify(data ?? {})) + '?' + Math.random()
    }
    const waiting = fbq.queue.splice(0)
    fbq.callMethod = send
    waiting.forEach((call) => send(...call))
  })()`,
  '/gtag.js': (origin) => `(() => {
    const send = ([kind, name, data]) => {
      if (kind === 'event')
        new Image().src = '${origin}/event/analytics/' + encodeURIComponent(name + ' ' + JSON.stringify(data ?? {})) + '?' + Math.random()
    }
    const waiting = dataLayer.splice(0)
    dataLayer.push = (call) => send(call)
    waiting.forEach(send)
  })()`,
  '/widget.js': (origin) => `(() => {
    const frame = Object.assign(document.createElement('iframe'), { src: '${origin}/calendar', title: 'Agenda' })
    document.querySelector('[data-url]').append(frame)
  })()`,
}
