import type { AppError } from '#server/errors.ts'
import { escapeHtml } from '#server/escape-html.ts'

type ErrorAnswer = { status: number; contentType: string; body: string }
type Asked = {
  path: string
  nonce: string | undefined
  requestId: string
  /** A form that was sent, to be sent again. */
  again?: { fields: [name: string, value: string][]; to: string }
}

const styles = `:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:grid;place-content:center;gap:.75rem;padding:1.5rem;font:1rem/1.5 system-ui,sans-serif}
main{max-width:34rem}h1{font-size:1.75rem;line-height:1.2;margin:0 0 .75rem}p{margin:0 0 1rem}small{opacity:.75}`

/** What somebody wrote is theirs: it comes back with a button instead of being lost. */
function sendAgain({ again }: Asked): string {
  if (!again) return ''
  const fields = again.fields.map(
    ([name, value]) =>
      `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  )
  return `<form method="post" action="${escapeHtml(again.to)}">
${fields.join('\n')}
<p>O que você escreveu está guardado nesta página.</p>
<p><button>Enviar de novo</button></p>
</form>
`
}

/** Self-contained: it must render when nothing else of the site can. */
function errorPage(error: AppError, asked: Asked): string {
  const { nonce, requestId } = asked
  const message = escapeHtml(error.message)
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${message}</title>
<style nonce="${nonce ?? ''}">${styles}</style>
</head>
<body>
<main>
<h1>${message}</h1>
<p>${escapeHtml(error.action)}</p>
${sendAgain(asked)}<p><a href="/">Voltar para a página inicial</a></p>
<small>Código: ${requestId}</small>
</main>
</body>
</html>
`
}

/** Endpoints answer JSON; everything else is read by a person. */
export function errorAnswer(error: AppError, asked: Asked): ErrorAnswer {
  if (asked.path.startsWith('/functions/')) {
    const { code, message, action } = error
    return {
      status: error.status,
      contentType: 'application/json; charset=utf-8',
      body: JSON.stringify({ error: { code, message, action, requestId: asked.requestId } }),
    }
  }
  return {
    status: error.status,
    contentType: 'text/html; charset=utf-8',
    body: errorPage(error, asked),
  }
}
