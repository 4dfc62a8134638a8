import { findings, tally } from '../support/markdown.ts'
import { selectPages } from '../support/pages.ts'
import type { Part } from '../support/part.ts'
import { withServer } from '../support/server.ts'
import { importTool, toolVersion } from '../support/tools.ts'

type Finding = { directive: string; value?: string; description: string; severity: number }
type Evaluator = {
  CspEvaluator: new (csp: unknown) => { evaluate: () => Finding[] }
}
type Parser = { CspParser: new (policy: string) => { csp: unknown } }

/** Rendered on request: these carry a nonce where pre-rendered pages carry hashes. */
const onRequest = ['/nao-existe', '/functions/nao-existe']

const severities: Record<number, string> = {
  10: 'high',
  20: 'syntax',
  30: 'medium',
  40: 'high, perhaps',
  45: 'strict policy',
  50: 'medium, perhaps',
  60: 'information',
}

/** A third party's services as an operator would configure them. */
const configured = {
  META_PIXEL_ID: '100000000000001',
  GA_MEASUREMENT_ID: 'G-TEST0000',
  SCHEDULING_WIDGET_URL: 'https://agenda.alisio.example/widget.js',
}

export const csp: Part = {
  name: 'csp',
  title: 'Content security policy: Google’s CSP evaluator',
  async run({ pages }) {
    const { CspEvaluator } = await importTool<Evaluator>('csp_evaluator/dist/evaluator.js')
    const { CspParser } = await importTool<Parser>('csp_evaluator/dist/parser.js')
    const paths = [...selectPages(pages), ...onRequest]

    async function judge(env: Record<string, string>): Promise<string[]> {
      const findings = tally()
      await withServer(
        async ({ url }) => {
          for (const path of paths) {
            const policy = (await fetch(url + path)).headers.get('content-security-policy')
            if (!policy) throw new Error(`${path} carries no policy`)
            for (const finding of new CspEvaluator(new CspParser(policy).csp).evaluate()) {
              const { directive, value, severity, description } = finding
              const text = `${severities[severity] ?? severity}: \`${directive}${value ? ` ${value}` : ''}\`: ${description}`
              findings.add(text, path)
            }
          }
        },
        { env },
      )
      return findings.list()
    }

    return [
      `${toolVersion('csp_evaluator')} over the policy each of ${paths.length} addresses is sent with. What the findings mean stands in docs/security.md.`,
      `As it comes: ${findings(await judge({}), 'nothing found.')}`,
      `With pixel, analytics and scheduling configured: ${findings(await judge(configured), 'nothing found.')}`,
    ].join('\n\n')
  },
}
