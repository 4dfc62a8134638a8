import { Download, Printer } from 'lucide-react'
import type { LinksContent } from '#content/types/links-page.ts'
import { useOwnCode } from './use-own-code.ts'

export type QrCodeProps = {
  labels: LinksContent['code']
  /** The public address of the page, and the files drawn of it. */
  url: string
  files: { png: string; svg: string }
  folder: string
}

const size = 200

/** A code to scan or to keep; its files download without a script too. */
export function QrCode({ labels, url, files, folder }: QrCodeProps) {
  const own = useOwnCode(url)
  const address = own?.url ?? url
  return (
    <section aria-labelledby="qr-titulo" className="links-code">
      <img
        src={own?.svg ?? `${folder}${files.svg}`}
        width={size}
        height={size}
        alt={`${labels.alt}: ${address}`}
        loading="lazy"
        className="links-code-image"
      />
      <div className="min-w-0">
        <h2 id="qr-titulo" className="title-3">
          {labels.title}
        </h2>
        <p className="mt-2 text-muted">{labels.text}</p>
        <p className="mt-2 font-semibold text-brand">{address.replace(/^https?:\/\//, '')}</p>
        <p className="mt-5 flex flex-wrap gap-2.5">
          <a
            href={own?.png ?? `${folder}${files.png}`}
            download={files.png}
            className="btn btn-ghost btn-sm"
            data-link="qrcode-png"
          >
            <Download className="size-5 flex-none" strokeWidth={1.75} aria-hidden="true" />
            {labels.png}
          </a>
          <a
            href={own?.svg ?? `${folder}${files.svg}`}
            download={files.svg}
            className="btn btn-ghost btn-sm"
            data-link="qrcode-svg"
          >
            <Printer className="size-5 flex-none" strokeWidth={1.75} aria-hidden="true" />
            {labels.svg}
          </a>
        </p>
      </div>
    </section>
  )
}
