import { Icon } from '#app/ui/icon.tsx'
import type { LinksContent } from '#content/types/links-page.ts'

export type QrCodeProps = {
  labels: LinksContent['code']
  /** The public address of the page, and the files drawn of it. */
  url: string
  files: { png: string; svg: string }
  folder: string
}

const size = 200

/**
 * A code to scan or to keep; its files download without a script too. Where the page is served from
 * another address, such as a preview, app/site/browser/own-code.ts draws the code of that one.
 */
export function QrCode({ labels, url, files, folder }: QrCodeProps) {
  return (
    <section aria-labelledby="qr-titulo" className="links-code" data-code={url}>
      <img
        src={`${folder}${files.svg}`}
        width={size}
        height={size}
        alt={`${labels.alt}: ${url}`}
        loading="lazy"
        className="links-code-image"
      />
      <div className="min-w-0">
        <h2 id="qr-titulo" className="title-3">
          {labels.title}
        </h2>
        <p className="mt-2 text-muted">{labels.text}</p>
        <p className="mt-2 font-semibold text-brand" data-code-address="">
          {url.replace(/^https?:\/\//, '')}
        </p>
        <p className="mt-5 flex flex-wrap gap-2.5">
          <a
            href={`${folder}${files.png}`}
            download={files.png}
            className="btn btn-ghost btn-sm"
            data-link="qrcode-png"
          >
            <Icon name="download" className="size-5 flex-none" />
            {labels.png}
          </a>
          <a
            href={`${folder}${files.svg}`}
            download={files.svg}
            className="btn btn-ghost btn-sm"
            data-link="qrcode-svg"
          >
            <Icon name="printer" className="size-5 flex-none" />
            {labels.svg}
          </a>
        </p>
      </div>
    </section>
  )
}
