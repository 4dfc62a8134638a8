import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { linkFiles } from '#content/links-page-files.ts'
import type { Patches } from '#content/live.ts'
import { parts } from '#content/parts.ts'
import { people } from '#content/people.ts'
import { portfolioPdfFile } from '#content/portfolio/pdf-file.ts'
import { drawFile } from '#server/main/draw-files.ts'
import { needing } from '#tests/support/missing.ts'
import { readPdf } from '#tests/support/pages/pdf.ts'
import { readQr } from '#tests/support/pages/qr.ts'

const draw = (name: string, patches: Patches) => drawFile(path.resolve('build'), name, patches)
const brand = { 'brand#brand': { name: 'Maré Alta', url: 'https://mare.example' } }

test.runIf(parts.links)(
  needing('the part links', 'card and code of the links page follow a release'),
  async () => {
    expect((await draw('mare-alta-contato.vcf', brand)).toString()).toContain('ORG:Maré Alta\r\n')
    for (const name of ['mare-alta-qrcode.svg', 'mare-alta-qrcode.png']) {
      expect((await readQr(await draw(name, brand))).text).toBe('https://mare.example/links')
    }
  },
)

test.runIf(parts.links)(
  needing('the part links', 'without a change they are the files of the build'),
  async () => {
    for (const name of [linkFiles.card, linkFiles.svg]) {
      expect(await draw(name, {})).toEqual(readFileSync(`build/client/generated/${name}`))
    }
  },
)

test.runIf(parts.portfolio)(
  needing('the part portfolio', 'the portfolio to download follows a release'),
  async () => {
    const patch = { hero: { title: 'Trabalhos do mar aberto' }, meta: { title: 'Do mar aberto' } }
    const pdf = await readPdf(
      await draw('portfolio-mare-alta.pdf', { ...brand, 'pages/portfolio#page': patch }),
    )
    expect(pdf.title).toBe('Do mar aberto | Maré Alta')
    expect(pdf.tagged).toBe(true)
    expect(portfolioPdfFile).not.toBe('portfolio-mare-alta.pdf')
  },
  60_000,
)

test.runIf(parts.personal && people.personal)(
  needing('the part personal', 'the CV to download follows a release'),
  async () => {
    const patches = { [`team/${people.personal}#personal`]: { headline: 'Capitã de longo curso' } }
    const { text } = await readPdf(await draw(`cv-${people.personal}.pdf`, patches))
    expect(text).toContain('Capitã de longo curso')
  },
)
