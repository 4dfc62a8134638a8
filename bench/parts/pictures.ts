import { mkdtempSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makePicture } from '#features/pictures/server/make-picture.ts'
import { freePort, startPostgres } from '#tests/support/database/postgres.ts'
import { bombPng, phonePhoto } from '#tests/support/features/sample-pictures.ts'
import { AppProcess } from '../support/app-process.ts'
import { table } from '../support/markdown.ts'
import type { BenchOptions, Part } from '../support/part.ts'
import { type Account, benchPassword, sendForm, signUp } from '../support/sign-up.ts'
import { median, quantile, round } from '../support/statistics.ts'

const twelve = { width: 4000, height: 3000 }

type Made = { seconds: number; megabytes: number }

async function make(source: string, folder: string): Promise<Made> {
  const since = performance.now()
  const made = await makePicture({ kind: 'sizes', source, folder })
  if (!made || 'refused' in made) throw new Error('the picture was refused')
  return { seconds: (performance.now() - since) / 1000, megabytes: made.memory / 1000 }
}

/** How long each sign-in takes, in milliseconds, until something is over. */
async function timeSignIns(url: string, email: string, isOver: () => boolean): Promise<number[]> {
  const times: number[] = []
  while (!isOver()) {
    const since = performance.now()
    const answer = await sendForm(url, '/auth', {
      intent: 'sign-in',
      email,
      password: benchPassword,
    })
    if (answer.status !== 302) throw new Error(`signing in was answered with ${answer.status}`)
    await answer.arrayBuffer()
    times.push(performance.now() - since)
  }
  return times
}

/** Sends pictures one after another; another last byte makes each a picture of its own. */
async function sendPictures(url: string, { cookie }: Account, photo: Buffer, count: number) {
  for (let at = 0; at < count; at += 1) {
    const body = new FormData()
    body.set('file', new File([new Uint8Array(photo), `${at}`], 'foto.jpg'))
    const headers = { cookie, origin: url, accept: 'application/json' }
    const address = `${url}/agencia/site/imagens/enviar`
    const answer = await fetch(address, { method: 'POST', headers, body })
    if (!('picture' in ((await answer.json()) as object))) throw new Error('a picture was refused')
  }
}

async function measureSignIns(photo: Buffer, folder: string, count: number) {
  const postgres = await startPostgres()
  await postgres.administer(`create role site login createrole password 'only-for-this-test'`)
  await postgres.administer('create database site owner site')
  const app = new AppProcess({
    port: await freePort(),
    env: {
      DATABASE_URL: postgres.url('site', 'site'),
      DATA_DIR: join(folder, 'data'),
      SIGN_INS_PER_ADDRESS: '100000',
    },
    logFile: join(folder, 'app.log'),
  })
  try {
    await app.start()
    const account = await signUp(app.url)
    await postgres.administer(
      `insert into alisio.staff (user_id, role)
       select id, 'owner' from alisio."user" where email = '${account.email}'`,
      'site',
    )
    let left = 100
    const alone = await timeSignIns(app.url, account.email, () => left-- === 0)
    let sent = false
    const sending = sendPictures(app.url, account, photo, count).finally(() => {
      sent = true
    })
    const meanwhile = await timeSignIns(app.url, account.email, () => sent)
    await sending
    return { alone, meanwhile }
  } finally {
    await app.end('SIGINT')
    await postgres.stop()
  }
}

async function run({ runs }: BenchOptions): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'alisio-pictures-'))
  try {
    const photo = await phonePhoto(twelve)
    const source = join(folder, 'photo')
    await writeFile(source, photo)
    const made: Made[] = []
    for (let at = 0; at < runs; at += 1) made.push(await make(source, folder))
    const bomb = join(folder, 'bomb')
    await writeFile(bomb, bombPng({ width: 60_000, height: 60_000 }))
    const since = performance.now()
    const refused = await makePicture({ kind: 'sizes', source: bomb, folder })
    const bombMs = performance.now() - since
    const { alone, meanwhile } = await measureSignIns(photo, folder, runs)
    return table(
      ['what', 'figure', 'limit'],
      [
        [
          '12 MP to ten files, median',
          `${round(median(made.map(({ seconds }) => seconds)), 1)} s`,
          '10 s',
        ],
        [
          'memory of its process, most',
          `${round(Math.max(...made.map(({ megabytes }) => megabytes)))} MB`,
          '300 MB',
        ],
        [
          'a PNG of 3.6 thousand million pixels',
          `${JSON.stringify(refused)} after ${round(bombMs)} ms`,
          'refused',
        ],
        [
          'sign-in alone, p50 / p99',
          `${round(median(alone))} / ${round(quantile(alone, 0.99))} ms`,
          '',
        ],
        [
          'sign-in while pictures are made, p50 / p99',
          `${round(median(meanwhile))} / ${round(quantile(meanwhile, 0.99))} ms`,
          '',
        ],
      ],
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

export const pictures: Part = { name: 'pictures', title: 'Pictures sent to the site', run }
