import { Link } from 'react-router'
import { PostForm, usePostForm } from '#app/shell/forms/post-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Field } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { MappingView } from './mapping.server.ts'

type FieldOf = ReturnType<typeof usePostForm>['field']

/** Which platform, and how the file writes days and decimals. */
function Origin({ view, field }: { view: MappingView; field: FieldOf }) {
  const look = (name: 'dateOrder' | 'decimalSign') =>
    view.unsure.includes(name) ? 'O arquivo não mostra qual é: confira nos exemplos.' : undefined
  return (
    <fieldset className="mapping-group">
      <legend className="font-semibold text-lg">O arquivo</legend>
      <Field as="select" label="Plataforma" required {...field('platform', view.platform)}>
        <option value="meta">Meta Ads</option>
        <option value="google">Google Ads</option>
        <option value="other">Outra</option>
      </Field>
      <Field
        className="mapping-name"
        label="Nome da plataforma"
        maxLength={40}
        autoComplete="off"
        hint="Como o cliente vai ler, por exemplo TikTok Ads ou LinkedIn Ads."
        {...field('platformName', view.platformName)}
      />
      <Field
        as="select"
        label="Datas"
        hint={look('dateOrder') ?? 'Datas como 2026-10-31 são lidas com as duas opções.'}
        {...field('dateOrder', view.dateOrder)}
      >
        <option value="day first">dia/mês/ano (31/10/2026)</option>
        <option value="month first">mês/dia/ano (10/31/2026)</option>
      </Field>
      <Field
        as="select"
        label="Decimais"
        hint={look('decimalSign')}
        {...field('decimalSign', view.decimalSign)}
      >
        <option value=",">vírgula (1.234,56)</option>
        <option value=".">ponto (1,234.56)</option>
      </Field>
    </fieldset>
  )
}

function Columns({ view, field }: { view: MappingView; field: FieldOf }) {
  return (
    <fieldset className="mapping-group">
      <legend className="font-semibold text-lg">As colunas</legend>
      <p className="desk-quiet mapping-wide">
        Só dia, campanha e investimento são obrigatórios. Cada opção mostra os primeiros valores da
        coluna.
      </p>
      {view.fields.map(({ name, label, required, value, hint }) => (
        <Field
          key={name}
          as="select"
          label={label}
          required={required}
          hint={hint || undefined}
          {...field(name, value)}
        >
          <option value="">{required ? 'escolha a coluna' : 'não está no arquivo'}</option>
          {view.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Field>
      ))}
    </fieldset>
  )
}

/** One rate for the file, or the stored ones; nothing of it while amounts are in reais. */
function Money({ view, field }: { view: MappingView; field: FieldOf }) {
  const isOpen = Boolean(field('rateDay').error ?? field('newRate').error)
  return (
    <fieldset className="mapping-group mapping-money">
      <legend className="font-semibold text-lg">A moeda</legend>
      <Field
        as="select"
        label="Valores em"
        hint="Em outra moeda, os valores viram reais e os originais ficam guardados."
        {...field('currency', view.currency)}
      >
        {view.currencies.map((code) => (
          <option key={code} value={code}>
            {code === 'BRL' ? 'BRL (reais)' : code}
          </option>
        ))}
      </Field>
      <Field
        as="select"
        className="mapping-rate"
        label="Conversão"
        {...field('conversion', view.conversion)}
      >
        <option value="one">Uma taxa para o arquivo todo</option>
        <option value="stored">A taxa guardada de cada dia</option>
      </Field>
      <Field
        className="mapping-rate"
        label="Quantos reais vale 1 na moeda do arquivo"
        inputMode="decimal"
        maxLength={12}
        autoComplete="off"
        hint={view.rateHint}
        {...field('rate', view.rate)}
      />
      <details className="mapping-rate mapping-wide" open={isOpen}>
        <summary className="link">Taxas guardadas</summary>
        <div className="mapping-group">
          <p className="desk-quiet mapping-wide">
            Cada taxa vale do seu dia até a seguinte, por no máximo {view.rateDays} dias.
          </p>
          {view.rates.length > 0 && (
            <ul className="desk-list mapping-wide">
              {view.rates.map(({ currency, day, rate, by }) => (
                <li key={currency + day}>
                  {currency}, {day}: <strong>{rate}</strong> ({by})
                </li>
              ))}
            </ul>
          )}
          <Field type="date" label="Dia" {...field('rateDay')} />
          <Field
            label="Taxa do dia"
            inputMode="decimal"
            maxLength={12}
            autoComplete="off"
            {...field('newRate')}
          />
          <div>
            <Button type="submit" variant="ghost" size="sm" name="step" value="rate">
              Guardar taxa
            </Button>
          </div>
        </div>
      </details>
    </fieldset>
  )
}

/** What each column of a file is, asked once for a client and these titles. */
export function MappingForm({ view, back }: { view: MappingView; back: string | null }) {
  const { busy, errors, field, form } = usePostForm('map-import')
  const wrong = Object.keys(errors).length
  return (
    <Card
      title="O que é cada coluna?"
      icon="layout"
      text="Responda uma vez: o próximo arquivo deste cliente com as mesmas colunas entra sem perguntar."
    >
      {view.problem && (
        <div className="mapping-problem" role="status">
          <p>
            <strong>{view.problem}</strong>
          </p>
          {view.text.length > 0 && (
            <ul className="desk-list">
              {view.text.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )}
        </div>
      )}
      {!view.problem && view.text.map((line) => <p key={line}>{line}</p>)}
      {wrong > 0 && (
        <p className="mapping-wrong" role="alert">
          <Icon name="alert" className="size-5" />
          {wrong === 1 ? 'Uma escolha não serve' : `${wrong} escolhas não servem`}: veja abaixo o
          que mudar. O resto fica como você deixou.
        </p>
      )}
      <Examples titles={view.titles} rows={view.rows} />
      <PostForm {...form} className="mapping" preventScrollReset>
        {/* Enter in a field reads the file; the first button of a form is what Enter presses. */}
        <button type="submit" className="sr-only" tabIndex={-1} aria-hidden>
          {view.button}
        </button>
        <Origin view={view} field={field} />
        <Columns view={view} field={field} />
        <Money view={view} field={field} />
        <div className="flex flex-wrap items-center gap-[0.6rem]">
          <Button type="submit" busy={busy} busyText="Lendo...">
            {view.button}
          </Button>
          {back && (
            <Link to={back} className="link">
              Deixar como está
            </Link>
          )}
        </div>
      </PostForm>
    </Card>
  )
}

/** How a waiting file was read, with the way to change it. */
export function UsedMapping({ used }: { used: { text: string[]; canChange: boolean } }) {
  return (
    <p className="desk-quiet">
      {used.text.join(' ')}{' '}
      {used.canChange && (
        <Link to="?colunas=mudar" className="link">
          Mudar plataforma ou colunas
        </Link>
      )}
    </p>
  )
}

function Examples({ titles, rows }: Pick<MappingView, 'titles' | 'rows'>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard.
    <section className="mapping-examples" aria-label="Primeiras linhas do arquivo" tabIndex={0}>
      <table>
        <caption className="sr-only">Primeiras linhas do arquivo</caption>
        <thead>
          <tr>
            {titles.map((title, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: titles may repeat, and never move.
              <th key={index} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines may repeat, and never move.
            <tr key={line}>
              {cells.map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells may repeat, and never move.
                <td key={index}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
