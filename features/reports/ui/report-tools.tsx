import { Icon } from '#app/ui/icon.tsx'

type Props = { back?: { to: string; label: string }; pdf: string }

/** Above the cover: the way back, paper and file. */
export function ReportTools({ back, pdf }: Props) {
  return (
    <nav className="rel-tools no-print" aria-label="Relatório">
      <div className="rel-wrap">
        {back ? (
          <a href={back.to}>
            <Icon name="arrow-left" />
            {back.label}
          </a>
        ) : (
          <span />
        )}
        <div className="flex flex-wrap gap-x-5 gap-y-2">
          <button type="button" className="needs-script" onClick={() => print()}>
            <Icon name="printer" />
            Imprimir
          </button>
          <a href={pdf} className="rel-take">
            <Icon name="download" />
            Baixar PDF
          </a>
        </div>
      </div>
    </nav>
  )
}
