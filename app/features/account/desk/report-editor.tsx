import { Form } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Field } from '../../../ui/field.tsx'
import { FailureBox } from '../failure-box.tsx'
import { useIntent } from '../use-intent.ts'
import { ReportRows } from './report-rows.tsx'

export type EditorView = {
  seen: string
  did: { day: string; text: string }[]
  next: { what: string; who: string }[]
  comment: string
  signer: string
  role: string
  correction: string | null
  blocks: { name: string; label: string; shown: boolean }[]
  promises: { title: string; next: { what: string; who: string }[] }
  people: number
}

/** One form with three ways to send it: to keep, to keep as the client's template, to approve. */
export function ReportEditor({ editor }: { editor: EditorView }) {
  const save = useIntent('save-report')
  const template = useIntent('save-template')
  const approve = useIntent('approve-report')
  const failure = save.answer?.failure ?? template.answer?.failure ?? approve.answer?.failure
  const { promises, people } = editor
  return (
    <Form method="post" replace preventScrollReset className="report-editor">
      <FailureBox failure={failure} />
      <input type="hidden" name="seen" value={editor.seen} />
      {editor.correction !== null && (
        <Card title="O que foi corrigido" icon="alert">
          <Field
            as="textarea"
            name="correction"
            label="O cliente lê isto no começo do relatório e do e-mail"
            defaultValue={editor.correction}
            maxLength={400}
            required
          />
        </Card>
      )}
      <Card title="Escreva o que fizemos" icon="check">
        {promises.next.length > 0 && (
          <div className="report-promises">
            <p className="font-semibold">Prometemos em {promises.title.toLowerCase()}:</p>
            <ul>
              {promises.next.map(({ what, who }) => (
                <li key={what + who}>
                  {what}
                  {who && ` (${who})`}
                </li>
              ))}
            </ul>
          </div>
        )}
        <ReportRows
          rows={editor.did.map(({ day, text }) => [day, text])}
          first={{ name: 'didDay', label: 'Dia', hint: '6/10', short: true }}
          second={{ name: 'didText', label: 'O que foi feito' }}
        />
      </Card>
      <Card title="Escreva os próximos passos" icon="arrow">
        <ReportRows
          rows={editor.next.map(({ what, who }) => [what, who])}
          first={{ name: 'nextWhat', label: 'O quê' }}
          second={{ name: 'nextWho', label: 'Quem e até quando' }}
        />
      </Card>
      <Card title="Escreva o comentário" icon="pen">
        <Field
          as="textarea"
          name="comment"
          label="Para o cliente"
          defaultValue={editor.comment}
          maxLength={3000}
          rows={7}
        />
        <div className="report-sign">
          <Field name="signer" label="Assinado por" defaultValue={editor.signer} maxLength={100} />
          <Field
            name="role"
            label="Função"
            defaultValue={editor.role}
            maxLength={120}
            placeholder="Responsável pela sua conta"
          />
        </div>
      </Card>
      <Card title="Blocos" icon="layers" text="O que fica desmarcado não aparece para o cliente.">
        <fieldset className="report-blocks">
          <legend className="sr-only">Blocos do relatório</legend>
          {editor.blocks.map(({ name, label, shown }) => (
            <label key={name}>
              <input type="checkbox" name="show" value={name} defaultChecked={shown} />
              {label}
            </label>
          ))}
        </fieldset>
      </Card>
      <div className="report-acts">
        <Button
          type="submit"
          name="intent"
          value="save-report"
          variant="ghost"
          busy={save.busy}
          busyText="Salvando..."
        >
          Salvar rascunho
        </Button>
        <Button
          type="submit"
          name="intent"
          value="save-template"
          variant="ghost"
          busy={template.busy}
          busyText="Guardando..."
        >
          Guardar como modelo
        </Button>
        <Button
          type="submit"
          name="intent"
          value="approve-report"
          busy={approve.busy}
          busyText="Aprovando..."
        >
          Aprovar e enviar
        </Button>
        <p className="desk-quiet">
          {people === 0
            ? 'Ninguém deste cliente recebe por e-mail ainda; o relatório fica na área dele.'
            : `${people === 1 ? '1 pessoa recebe' : `${people} pessoas recebem`} o e-mail com o PDF. Depois de aprovado, o relatório não muda mais.`}
        </p>
      </div>
    </Form>
  )
}
