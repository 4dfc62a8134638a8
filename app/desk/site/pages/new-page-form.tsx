import { useState } from 'react'
import { PostForm, usePostForm } from '#app/shell/forms/post-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { slugOf } from '#features/shared/rules/slug.ts'

type Props = {
  kind: string
  name: string
  title: string
  /** What stands before the last part of the address. */
  start: string
  from: string
  copied: string
  sources: { slug: string; name: string }[]
  lists: { id: string; label: string; optional: boolean }[]
}

/** What a new page is called, where it stands and what it begins with. */
export function NewPageForm({ kind, name, title, start, from, copied, sources, lists }: Props) {
  const { busy, field, form } = usePostForm('create-page')
  const { defaultValue: typed, ...address } = field('address')
  // The address follows the title until somebody writes one.
  const [slug, setSlug] = useState(typed ?? slugOf(copied))
  const [isOwn, setIsOwn] = useState(Boolean(typed))
  return (
    <PostForm {...form} className="grid gap-4">
      <input type="hidden" name="kind" value={kind} />
      <Field
        label={title}
        required
        maxLength={120}
        {...field('title', copied)}
        onInput={(event) => {
          if (!isOwn) setSlug(slugOf(event.currentTarget.value))
        }}
      />
      <Field
        label="Endereço"
        hint={`Fica em ${start}${slug || slugOf(title)}. Em branco, vem do título.`}
        maxLength={120}
        {...address}
        value={slug}
        onChange={(event) => {
          setSlug(event.currentTarget.value)
          setIsOwn(event.currentTarget.value !== '')
        }}
      />
      <Field as="select" label="Começar de" {...field('from', from)}>
        <option value="">Um modelo em branco</option>
        {sources.map(({ slug: source, name: label }) => (
          <option key={source} value={source}>
            Cópia de {label}
          </option>
        ))}
      </Field>
      {lists.length > 0 && (
        <fieldset className="site-lists">
          <legend>Onde aparece</legend>
          {lists.map(({ id, label, optional }) => (
            <label key={id}>
              <input type="checkbox" name="lists" value={id} defaultChecked disabled={!optional} />
              {label}
            </label>
          ))}
        </fieldset>
      )}
      <Button type="submit" busy={busy} busyText="Criando...">
        Criar rascunho de {name.toLowerCase()}
      </Button>
    </PostForm>
  )
}
