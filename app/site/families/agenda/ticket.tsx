import type { ReactNode } from 'react'
import { TicketScene } from './ticket-scene.tsx'

export type TicketProps = {
  number: string
  /** de novembro, quinta-feira */
  rest: string
  hours: string
  there?: string
  rows: { label: string; value: string; detail?: string; to?: string }[]
  children?: ReactNode
}

/** One meeting, as something to keep. */
export function Ticket({ number, rest, hours, there, rows, children }: TicketProps) {
  return (
    <article className="ticket" aria-label="Sua conversa">
      <TicketScene />
      <div className="ticket-body">
        <p className="ticket-when">
          <span className="num" aria-hidden="true">
            {number}
          </span>
          <span>
            <b>
              <span className="sr-only">Dia {number} </span>
              {rest}
            </b>
            <b>{hours}</b>
            {there && <span className="agenda-quiet">{there}</span>}
          </span>
        </p>
        <dl className="ticket-rows">
          {rows.map(({ label, value, detail, to }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {value}
                {detail && (
                  <span>
                    {to ? (
                      <a className="link" href={to} rel="noreferrer">
                        {detail}
                      </a>
                    ) : (
                      detail
                    )}
                  </span>
                )}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      {children}
    </article>
  )
}
