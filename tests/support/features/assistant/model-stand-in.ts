import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pageAt } from '#content/derived/addresses.ts'

type Asked = { headers: IncomingMessage['headers']; body: Record<string, unknown> }

const event = (content: string) =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content } }] })}\n\n`

/**
 * Stands in for an OpenAI-compatible server, over real HTTP. A word in the question chooses what it
 * does; anything else gets a normal answer.
 */
export class ModelStandIn {
  readonly asked: Asked[] = []
  /** How many answers were broken off by the other side. */
  left = 0
  /** Bytes of the endless answer that the client read. */
  flooded = 0
  #server: Server
  #leavings: (() => void)[] = []

  constructor() {
    this.#server = createServer((request, response) => {
      response.on('close', () => {
        if (response.writableFinished) return
        this.left += 1
        for (const notify of this.#leavings.splice(0)) notify()
      })
      void this.#answer(request, response)
    })
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = ''
    for await (const chunk of request.setEncoding('utf8')) text += chunk
    if (request.url === '/left') return void response.end(String(this.left))
    if (request.url !== '/v1/chat/completions') return void response.writeHead(404).end()
    const body = JSON.parse(text)
    this.asked.push({ headers: request.headers, body })
    const question: string = body.messages.at(-1).content
    const scenario = Object.keys(scenarios).find((word) => question.includes(word)) ?? 'normal'
    await scenarios[scenario]?.(response, this)
  }

  /** Resolves when the next visitor goes away in the middle of an answer. */
  nextLeaving(): Promise<void> {
    return new Promise((resolve) => this.#leavings.push(resolve))
  }

  openConnections(): Promise<number> {
    return new Promise((resolve, reject) =>
      this.#server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
    )
  }

  start(port = 0): Promise<string> {
    return new Promise((resolve) =>
      this.#server.listen(port, '127.0.0.1', () =>
        resolve(`http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/v1`),
      ),
    )
  }

  stop(): Promise<void> {
    this.#server.closeAllConnections()
    return new Promise((resolve) => this.#server.close(() => resolve()))
  }
}

export const normalAnswer = `Comece pelo **Google**: quem busca já decidiu. Veja [Serviços](${pageAt('services')}). Ação é já.`

function begin(response: ServerResponse): ServerResponse {
  return response.writeHead(200, { 'Content-Type': 'text/event-stream' })
}

/** Prices that no agency has, each cut where a reader would be misled. */
export const inventedPrices = ['R$ 7.654.321', '7654321 reais', 'R$ 7,77 mil']

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const scenarios: Record<string, (response: ServerResponse, self: ModelStandIn) => unknown> = {
  normal: (response) => {
    begin(response).write(
      ': a comment\n\ndata: {"choices":[{"delta":{"role":"assistant"}}]}\r\n\r\n',
    )
    response.write('data: not json\n\ndata: {"choices":[{"delta":{"reasoning":"segredo"}}]}\n\n')
    // Cut anywhere, even inside a character.
    const bytes = Buffer.from([...normalAnswer].map(event).join(''))
    for (let at = 0; at < bytes.length; at += 97) response.write(bytes.subarray(at, at + 97))
    response.end('data: [DONE]\n\n')
  },
  'preço inventado': (response) => {
    const text = `O plano custa ${inventedPrices.join(' ou ')} por mês. Fale com a gente.`
    begin(response)
    for (const piece of text.match(/.{1,3}/gu) ?? []) response.write(event(piece))
    response.end('data: [DONE]\n\n')
  },
  lento: async (response) => {
    begin(response)
    for (const word of normalAnswer.split(/(?<= )/)) {
      if (response.destroyed) return
      response.write(event(word))
      await pause(60)
    }
    response.end('data: [DONE]\n\n')
  },
  devagar: async (response) => {
    begin(response).write(event('Comece'))
    for (let word = 0; word < 100 && !response.destroyed; word += 1) {
      response.write(event(' palavra'))
      await pause(250)
    }
    response.end('data: [DONE]\n\n')
  },
  cheio: (response) =>
    response.writeHead(429, { 'Retry-After': '1' }).end('{"error":"quota of key sk-secret"}'),
  quebrado: (response) => response.writeHead(500).end('Traceback: secret stack of the upstream'),
  mudo: () => {},
  'nada depois': (response) => begin(response).flushHeaders(),
  trava: (response) => begin(response).write(event('Metade da')),
  corta: async (response) => {
    begin(response).write(event('Metade da'))
    await pause(50)
    response.destroy()
  },
  'acaba cedo': (response) => begin(response).end(event('Quase tudo.')),
  vazio: (response) => begin(response).end(),
  pagina: (response) =>
    response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>secret</h1>'),
  enchente: async (response, self) => {
    begin(response)
    const piece = event('á'.repeat(1000))
    const closed = new Promise((resolve) => response.once('close', resolve))
    while (!response.destroyed) {
      self.flooded += piece.length
      if (response.write(piece) || response.destroyed) continue
      await Promise.race([new Promise((resolve) => response.once('drain', resolve)), closed])
    }
  },
}

if (import.meta.main) {
  const standIn = new ModelStandIn()
  console.log(await standIn.start(Number(process.argv[2])))
}
