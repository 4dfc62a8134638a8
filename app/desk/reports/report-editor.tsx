import { useEffect, useRef, useState } from 'react'
import { Form, useActionData, useNavigation } from 'react-router'
import { FailureBox } from '#app/shell/forms/failure-box.tsx'
import { type FormAnswer, useIntent } from '#app/shell/forms/form-state.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Field } from '#app/ui/field.tsx'
import { type ReportDraft, ROWS } from '#features/reports/rules/report.ts'
import type { ReportBlock } from '#features/reports/rules/report-blocks.ts'
import { type BlockView, ReportBlocks } from './report-blocks.tsx'
import { type Conflict, ReportConflict } from './report-conflict.tsx'
import { ReportRows } from './report-rows.tsx'

type EditorView = {
  /** Incremented by every save. */
  version: number
  draftedAt: string
  did: { day: string; text: string }[]
  next: { what: string; who: string }[]
  comment: string
  signer: string
  role: string
  correction: string | null
  blocks: BlockView[]
  promises: { title: string; next: { what: string; who: string }[] }
  people: number
}

/** A refused draft: what was typed, and what somebody else saved meanwhile. */
export type EditorAnswer = FormAnswer & { typed?: ReportDraft; conflict?: Conflict }

const savingIntents = ['save-report', 'overwrite-report', 'save-template', 'move-block']

/**
 * Counts the saves of this form. Only a save resets its fields to the stored text, so that no other
 * reload replaces what somebody types.
 */
function useSaves(editor: EditorView): number {
  const [saves, setSaves] = useState(0)
  const sentIntent = useRef('')
  const intent = useNavigation().formData?.get('intent')
  useEffect(() => {
    if (intent) sentIntent.current = String(intent)
  }, [intent])
  // A refused form does not reload the page's data.
  // biome-ignore lint/correctness/useExhaustiveDependencies: new data means that the action succeeded
  useEffect(() => {
    if (savingIntents.includes(sentIntent.current)) setSaves((count) => count + 1)
    sentIntent.current = ''
  }, [editor])
  return saves
}

/** Restores what was typed on a page without scripts. */
/** Where no order was sent, all stay in their places. */
const placeIn = (order: ReportBlock[] = [], name: ReportBlock) => order.indexOf(name)

function withTyped(editor: EditorView, typed: ReportDraft | undefined): EditorView {
  if (!typed) return editor
  const { words, leftOut, order, version = editor.version } = typed
  const rows = <T,>(typedRows: T[], editorRows: T[], empty: T): T[] =>
    [...typedRows, ...editorRows.map(() => empty)].slice(
      0,
      Math.max(typedRows.length + 1, editorRows.length),
    )
  return {
    ...editor,
    version,
    did: rows(words.did, editor.did, { day: '', text: '' }).slice(0, ROWS),
    next: rows(words.next, editor.next, { what: '', who: '' }).slice(0, ROWS),
    comment: words.comment,
    signer: words.signer,
    role: words.role,
    correction: editor.correction === null ? null : words.correction,
    blocks: editor.blocks
      .map((block) => ({ ...block, visible: !leftOut.includes(block.name) }))
      .sort((a, b) => placeIn(order, a.name) - placeIn(order, b.name)),
  }
}

/** One form with three buttons: save, save as the client's template, approve. */
export function ReportEditor({ editor, page }: { editor: EditorView; page: string }) {
  const save = useIntent('save-report')
  const template = useIntent('save-template')
  const approve = useIntent('approve-report')
  const answer = useActionData<EditorAnswer>()
  const saves = useSaves(editor)
  const { people } = editor
  return (
    <Form method="post" replace preventScrollReset className="grid gap-5">
      <FailureBox failure={answer?.typed && answer.failure} />
      {/* Enter in a field saves: the buttons that move blocks stand before the others. */}
      <button
        type="submit"
        name="intent"
        value="save-report"
        className="sr-only"
        tabIndex={-1}
        aria-hidden="true"
      />
      <input type="hidden" name="seen" value={editor.draftedAt} />
      <EditorFields key={saves} editor={withTyped(editor, answer?.typed)} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
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
          busyText="Salvando..."
        >
          Aprovar e enviar
        </Button>
        <p className="desk-quiet">
          {people === 0
            ? 'Ninguém deste cliente recebe por e-mail ainda; o relatório fica na área dele.'
            : `${people === 1 ? '1 pessoa recebe' : `${people} pessoas recebem`} o e-mail com o PDF. Você confirma os nomes e o horário antes.`}
        </p>
      </div>
      {/* Last, so that Enter in a field still triggers the save button. */}
      {answer?.conflict && (
        <ReportConflict
          conflict={answer.conflict}
          page={page}
          titles={Object.fromEntries(editor.blocks.map(({ name, title }) => [name, title]))}
        />
      )}
    </Form>
  )
}

/** Keeps the first values, version included, when the page reloads its data. */
function EditorFields({ editor: first }: { editor: EditorView }) {
  const [editor] = useState(first)
  const { promises } = editor
  return (
    <>
      <input type="hidden" name="version" value={editor.version} />
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
          <div className="py-[0.9rem] px-[1.1rem] rounded-md bg-bg-2">
            <p className="font-semibold">Prometemos em {promises.title.toLowerCase()}:</p>
            <ul className="mt-[0.35rem] ps-[1.1rem] list-disc">
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
      <ReportBlocks blocks={editor.blocks} />
    </>
  )
}
