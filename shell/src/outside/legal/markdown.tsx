import { lexer, type MarkedToken, type Token, type Tokens } from 'marked'
import { Fragment, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './markdown.module.css'

const safeAddress = /^(?:https?:|mailto:|tel:|\/(?!\/)|#)/i

const inside = (tokens: Token[] | undefined): ReactNode =>
  tokens?.map((token, index) => <Fragment key={index}>{shown(token as MarkedToken)}</Fragment>)

/** A piece of Markdown as elements. HTML in it stays text. */
function shown(token: MarkedToken): ReactNode {
  switch (token.type) {
    case 'heading': {
      // The page's own title is the h1.
      const Heading = `h${Math.min(Math.max(token.depth, 2), 4)}` as 'h2'
      return <Heading>{inside(token.tokens)}</Heading>
    }
    case 'paragraph':
      return <p>{inside(token.tokens)}</p>
    case 'list': {
      const items = token.items.map((item, index) => <li key={index}>{inside(item.tokens)}</li>)
      return token.ordered ? <ol start={token.start || 1}>{items}</ol> : <ul>{items}</ul>
    }
    case 'blockquote':
      return <blockquote>{inside(token.tokens)}</blockquote>
    case 'table':
      return <Table token={token} />
    case 'link':
      return safeAddress.test(token.href) ? (
        <a href={token.href}>{inside(token.tokens)}</a>
      ) : (
        inside(token.tokens)
      )
    case 'strong':
      return <strong>{inside(token.tokens)}</strong>
    case 'em':
      return <em>{inside(token.tokens)}</em>
    case 'del':
      return <del>{inside(token.tokens)}</del>
    case 'hr':
      return <hr />
    case 'br':
      return <br />
    case 'text':
      return 'tokens' in token && token.tokens ? inside(token.tokens) : token.text
    case 'code':
      return <pre>{token.text}</pre>
    case 'codespan':
      return <code>{token.text}</code>
    case 'escape':
    case 'html':
      return token.text
    default:
      return null
  }
}

/** A table may be wider than a narrow window; then it scrolls by keyboard too. */
function Table({ token }: { token: Tokens.Table }) {
  const { t } = useTranslation('shell')
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached
    <section className={classes.table} tabIndex={0} aria-label={t('legalTitle.table')}>
      <table>
        <thead>
          <tr>
            {token.header.map((cell, index) => (
              <th key={index} scope="col">
                {inside(cell.tokens)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {token.rows.map((row, index) => (
            <tr key={index}>
              {row.map((cell, column) => (
                <td key={column}>{inside(cell.tokens)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** A text in Markdown; its first heading is left to the page's title. */
export function Markdown({ text }: { text: string }) {
  const tokens = lexer(text)
  const [first, ...rest] = tokens
  const hasTitle = first?.type === 'heading' && first.depth === 1
  return <article className={classes.text}>{inside(hasTitle ? rest : tokens)}</article>
}
