/** An export of WordPress with the odd things that real ones have, the same each time. */

const cdata = (text: string) => `<![CDATA[${text}]]>`

const address = (id: number) =>
  `https://antigo.example/2020/${String((id % 12) + 1).padStart(2, '0')}/post-${id}/`

/** What posts are made of, in turn. */
const bodies: ((id: number) => string)[] = [
  // Gutenberg.
  (id) => `<!-- wp:heading --><h2>Por que o texto ${id} existe</h2><!-- /wp:heading -->
<!-- wp:paragraph {"dropCap":true} --><p class="has-drop-cap">Um par&aacute;grafo com <strong>negrito</strong> e <a href="${address(1)}">um link antigo</a>.</p><!-- /wp:paragraph -->
<!-- wp:list --><ul><li>um</li><li>dois</li></ul><!-- /wp:list -->
<!-- wp:image {"id":9001} --><figure class="wp-block-image"><img src="https://antigo.example/wp-content/uploads/2020/01/foto-300x200.jpg" alt="Uma loja"/><figcaption>A loja</figcaption></figure><!-- /wp:image -->`,
  // The old editor: paragraphs by empty lines, a caption, a gallery.
  (id) => `Primeiro par\u00e1grafo do texto ${id}.

Segundo, com <em>it\u00e1lico</em>.

[caption id="attachment_9001" align="alignnone" width="300"]<img src="http://antigo.example/wp-content/uploads/2020/01/foto.jpg" alt="Loja" width="300" /> A legenda[/caption]

[gallery ids="9001,9002"]`,
  // Broken HTML.
  (id) =>
    `<p>Aberto e nunca fechado <b>negrito ${id} <p>outro <i>par\u00e1grafo</b> cruzado</i><ul><li>sem fim<li>de verdade<table><tr><td>a<td>b<tr><td>1<td>2`,
  // Short codes of page builders, and a form.
  (id) =>
    `[vc_row][vc_column width="1/2"]<p>Texto ${id} dentro de colunas, que cita [1] e diz [sic].</p>[/vc_column][/vc_row][contact-form-7 id="12" title="Contato"]`,
  // Programs and frames.
  (id) =>
    `<p>Antes ${id}.</p><script>alert(document.cookie)</script><iframe src="https://www.youtube.com/embed/x"></iframe><p onclick="alert(1)">Depois, com <a href="javascript:alert(1)">um link ruim</a> e <a href="http://externo.example/">outro sem TLS</a>.</p><style>p{color:red}</style>`,
  // Word, pasted.
  (id) =>
    `<p class="MsoNormal" style="mso-margin-top-alt:auto">Colado do Word ${id}<o:p></o:p></p><p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">\u00b7<span>&nbsp;&nbsp;</span></span>item</p><h1>Um t\u00edtulo grande</h1><blockquote>Uma cita\u00e7\u00e3o</blockquote><pre>codigo &lt;b&gt;</pre>`,
  // An end that quotes the export itself, and a missing picture.
  (id) =>
    `<p>Como exportar: procure <code>&lt;/item&gt;</code> no arquivo ${id}. </item></p><img src="/wp-content/uploads/sumiu.png">`,
  // Nothing at all.
  () => '',
]

function post(id: number): string {
  const status = id % 50 === 0 ? 'trash' : id % 9 === 0 ? 'draft' : 'publish'
  const body = (bodies[id % bodies.length] as (id: number) => string)(id)
  return `<item>
<title>${cdata(id % 10 === 0 ? `Texto &#8220;${id}&#8221; &amp; mais` : `Texto n\u00famero ${id}`)}</title>
<link>${address(id)}</link>
<dc:creator>${cdata(id % 3 ? 'marina' : 'ex-funcionario')}</dc:creator>
<guid isPermaLink="false">https://antigo.example/?p=${id}</guid>
<content:encoded>${cdata(body)}</content:encoded>
<excerpt:encoded>${cdata(id % 4 ? '' : `Resumo do texto ${id}.`)}</excerpt:encoded>
<wp:post_id>${id}</wp:post_id>
<wp:post_date>${cdata(`2020-${String((id % 12) + 1).padStart(2, '0')}-15 10:00:00`)}</wp:post_date>
<wp:post_name>${cdata(id % 7 === 0 ? 'mesmo-nome' : `post-${id}`)}</wp:post_name>
<wp:status>${cdata(status)}</wp:status>
<wp:post_type>${cdata('post')}</wp:post_type>
<category domain="category" nicename="seo">${cdata(id % 2 ? 'SEO' : 'Sem categoria')}</category>
<category domain="post_tag" nicename="x">${cdata('etiqueta')}</category>
${id % 5 ? '' : `<wp:postmeta><wp:meta_key>${cdata('_thumbnail_id')}</wp:meta_key><wp:meta_value>${cdata('9001')}</wp:meta_value></wp:postmeta>`}
</item>`
}

const attachment = (id: number, file: string) => `<item><title>${file}</title>
<wp:post_id>${id}</wp:post_id><wp:post_type>${cdata('attachment')}</wp:post_type>
<wp:attachment_url>${cdata(`https://antigo.example/wp-content/uploads/2020/01/${file}`)}</wp:attachment_url></item>`

export function wordpressExport(count: number): string {
  const posts = Array.from({ length: count }, (_, at) => post(at + 1))
  return `<?xml version="1.0" encoding="UTF-8"?>
<!-- generator="WordPress/6.5" -->
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel><title>Antigo</title><link>https://antigo.example</link>
<wp:base_blog_url>https://antigo.example</wp:base_blog_url>
<wp:author><wp:author_login>${cdata('marina')}</wp:author_login><wp:author_display_name>${cdata('Marina Lopes')}</wp:author_display_name></wp:author>
${attachment(9001, 'foto.jpg')}
${attachment(9002, 'outra.jpg')}
<item><title>Sobre</title><wp:post_type>${cdata('page')}</wp:post_type><wp:post_id>8000</wp:post_id></item>
${posts.join('\n')}
</channel></rss>`
}

export const oldPathOf = (id: number): string => new URL(address(id)).pathname.replace(/\/$/, '')
