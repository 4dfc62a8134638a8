import { brand } from '#content/brand.ts'
import { streetLine } from '#content/derived/place.ts'
import { palette } from '#content/palette.ts'
import { escapeHtml } from '#server/escape-html.ts'

const { noite, dia } = palette.themes

/** A paragraph of somebody's words: escaped, line breaks kept. */
export function paragraph(text: string): string {
  const lines = escapeHtml(text).replace(/\r?\n/g, '<br>')
  return `<p style="margin:0 0 16px">${lines}</p>`
}

export function actionButton(label: string, url: string): string {
  return `<p style="margin:24px 0"><a class="action" href="${escapeHtml(url)}" style="display:inline-block;padding:14px 26px;border-radius:999px;background:${dia.cta};color:${dia['on-cta']};font-weight:700;text-decoration:none">${escapeHtml(label)}</a></p>`
}

/** Rows of label and value. */
export function facts(rows: [label: string, value: string][]): string {
  const cells = rows.map(
    ([label, value]) =>
      `<tr><th scope="row" style="padding:8px 16px 8px 0;text-align:left;vertical-align:top;white-space:nowrap;font-weight:600" class="muted">${escapeHtml(label)}</th><td style="padding:8px 0;word-break:break-word">${escapeHtml(value).replace(/\r?\n/g, '<br>')}</td></tr>`,
  )
  return `<table style="border-collapse:collapse;margin:0 0 16px;font-size:16px">${cells.join('')}</table>`
}

/** The frame of every mail: the site's colours without images, with a dark variant. */
export function mailPage({
  title,
  body,
  preview,
}: {
  title: string
  body: string
  /** Preview text of mail clients. */
  preview?: string
}): string {
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(title)}</title>
<style>
.page{background:${dia['bg-2']}}.card{background:${dia.raised};color:${dia.fg}}.muted{color:${dia.muted}}
@media (prefers-color-scheme: dark){.page{background:${noite.bg}!important}.card{background:${palette.ramps.noite[800]}!important;color:${noite.fg}!important}.muted{color:${noite.muted}!important}.brand{color:${noite.brand}!important}.action{background:${noite.cta}!important;color:${noite['on-cta']}!important}}
</style>
</head>
<body class="page" style="margin:0;padding:24px 12px;font:16px/1.55 'Segoe UI',Roboto,Helvetica,Arial,sans-serif">
${preview ? `<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>` : ''}
<table role="presentation" style="width:100%;max-width:600px;margin:0 auto;border-collapse:collapse"><tr><td>
<p class="brand" style="margin:0 0 16px;padding:0 8px;font-size:22px;font-weight:700;color:${dia.brand}">${escapeHtml(brand.name)}</p>
<div class="card" style="padding:28px 28px 20px;border-radius:20px;border-top:4px solid ${palette.ramps.mar[500]}">
<h1 style="margin:0 0 16px;font-size:24px;line-height:1.25">${escapeHtml(title)}</h1>
${body}
</div>
<p class="muted" style="margin:16px 8px 0;font-size:14px">${escapeHtml(brand.legalName)}<br>${escapeHtml(streetLine)}</p>
</td></tr></table>
</body>
</html>
`
}

/** The plain-text part: paragraphs, then the same signature. */
export function mailText(paragraphs: string[]): string {
  return `${[...paragraphs, `--\n${brand.name}\n${brand.url}`].join('\n\n')}\n`
}
