import { PostForm, usePostForm } from '#app/shell/forms/post-form.tsx'
import { Card } from '#app/ui/card.tsx'

type Campaign = { id: string; name: string; times: string; counts: boolean; chosen: boolean }
type Kind = {
  kind: string
  label: string
  raw: string
  times: string
  counts: boolean
  open: boolean
  campaigns: Campaign[]
}
type Props = { kinds: Kind[]; others: Kind[] }

/** Which results count as conversions, for all campaigns of the client or for one. */
export function ResultChoices({ kinds, others }: Props) {
  if (kinds.length + others.length === 0) return null
  return (
    <Card
      id="o-que-conta"
      title="O que conta como conversão"
      icon="target"
      text="Mudar refaz números, metas, comparações e rascunhos. Relatórios aprovados ficam como estão."
    >
      <KindList kinds={kinds} label="Resultados que contam ou esperam uma decisão" />
      {others.length > 0 && (
        <details className="kind-fold">
          <summary>O que não conta ({others.length})</summary>
          <KindList kinds={others} label="Resultados que não contam" />
        </details>
      )}
    </Card>
  )
}

function KindList({ kinds, label }: { kinds: Kind[]; label: string }) {
  if (kinds.length === 0) return null
  return (
    <ul className="result-kinds" aria-label={label}>
      {kinds.map((each) => (
        <li key={each.kind} data-asks={each.open || undefined}>
          <div>
            <p className="font-semibold">{each.label}</p>
            <p>{each.times}</p>
            <p className="desk-quiet">{each.raw}</p>
            {each.open && <p className="desk-warn">Não conta até alguém decidir.</p>}
          </div>
          <CountSwitch kind={each.kind} label={each.label} counts={each.counts} open={each.open} />
          {each.campaigns.length > 0 && <Exceptions kind={each} />}
        </li>
      ))}
    </ul>
  )
}

function Exceptions({ kind: { kind, label, campaigns } }: { kind: Kind }) {
  const chosen = campaigns.filter((campaign) => campaign.chosen).length
  return (
    <details className="kind-fold" open={chosen > 0 || undefined}>
      <summary>
        Por campanha ({campaigns.length}
        {chosen > 0 && `, ${chosen} diferente${chosen > 1 ? 's' : ''}`})
      </summary>
      <ul className="result-kinds">
        {campaigns.map(({ id, name, times, counts, chosen: isChosen }) => (
          <li key={id}>
            <div>
              <p>{name}</p>
              <p className="desk-quiet">{times}</p>
            </div>
            <CountSwitch kind={kind} label={`${label} em ${name}`} campaign={id} counts={counts} />
            {isChosen && <AsTheOthers kind={kind} label={label} campaign={id} name={name} />}
          </li>
        ))}
      </ul>
    </details>
  )
}

type SwitchProps = {
  kind: string
  label: string
  counts: boolean
  campaign?: string
  /** A question has no state yet: both answers are offered. */
  open?: boolean
}

/** A switch that also works as a plain form. */
function CountSwitch({ kind, label, counts, campaign = '', open = false }: SwitchProps) {
  const { busy, form } = usePostForm('count-results', undefined, `${campaign} ${kind}`)
  return (
    <PostForm {...form} preventScrollReset className="count-switch">
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="campaign" value={campaign} />
      {open ? (
        <>
          <button
            type="submit"
            name="counts"
            value="yes"
            disabled={busy}
            className="btn btn-ghost btn-sm"
          >
            Conta<span className="sr-only">: {label}</span>
          </button>
          <button
            type="submit"
            name="counts"
            value="no"
            disabled={busy}
            className="btn btn-ghost btn-sm"
          >
            Não conta<span className="sr-only">: {label}</span>
          </button>
        </>
      ) : (
        <button
          type="submit"
          role="switch"
          name="counts"
          value={counts ? 'no' : 'yes'}
          aria-checked={counts}
          aria-busy={busy || undefined}
          aria-label={`${label}: conta como conversão`}
        >
          <span aria-hidden>{counts ? 'Conta' : 'Não conta'}</span>
        </button>
      )}
    </PostForm>
  )
}

type BackProps = { kind: string; label: string; campaign: string; name: string }

function AsTheOthers({ kind, label, campaign, name }: BackProps) {
  const { busy, form } = usePostForm('count-results', undefined, `${campaign} ${kind} back`)
  return (
    <PostForm {...form} preventScrollReset className="col-span-full">
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="campaign" value={campaign} />
      <button
        type="submit"
        name="counts"
        value="client"
        disabled={busy}
        className="btn btn-quiet btn-sm"
      >
        Como nas outras campanhas
        <span className="sr-only">
          : {label} em {name}
        </span>
      </button>
    </PostForm>
  )
}
