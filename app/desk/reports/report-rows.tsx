import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { ROWS } from '#features/reports/rules/report.ts'

type Column = { name: string; label: string; hint?: string; short?: boolean }
type Props = { rows: string[][]; first: Column; second: Column }

/** Rows of two fields; empty rows are ignored. Without scripts there is one spare row. */
export function ReportRows({ rows, first, second }: Props) {
  const [more, setMore] = useState(0)
  const lines = [...rows, ...Array.from({ length: more }, () => ['', ''])].slice(0, ROWS)
  return (
    <>
      <ol className={first.short ? 'report-rows report-rows-short' : 'report-rows'}>
        {lines.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are identified by their position
          <li key={index}>
            {[first, second].map(({ name, label, hint }, place) => (
              <input
                key={name}
                name={name}
                aria-label={`${label}, linha ${index + 1}`}
                placeholder={hint ?? label}
                defaultValue={row[place]}
                maxLength={240}
                autoComplete="off"
              />
            ))}
          </li>
        ))}
      </ol>
      {lines.length < ROWS && (
        <p>
          <Button
            variant="quiet"
            size="sm"
            className="needs-script"
            onClick={() => setMore(more + 1)}
          >
            <Icon name="plus" />
            Mais uma linha
          </Button>
        </p>
      )}
    </>
  )
}
