import { type MailContent, type MailFrame, oneLine, type Quote, severalLines } from './mail-content.ts'

export interface RenderedMail {
  subject: string
  text: string
  html: string
}

/** Puts a mail's content into the product's look; every text in it is put on one line and escaped here. */
export const renderMail = (content: MailContent, frame: MailFrame): RenderedMail => ({
  subject: oneLine(content.subject, 150),
  text: renderText(content, frame),
  html: renderHtml(content, frame),
})

const ownsAccount = 'Sie erhalten diese E-Mail, weil Sie ein Konto in diesem Portal haben.'

function renderText(content: MailContent, frame: MailFrame): string {
  const facts = content.facts.map(([label, value]) => `${label}: ${oneLine(value)}`).join('\n')
  const [link, ...also] = [content.link, ...(content.also ? [content.also] : [])].map(
    ({ label, path }) => `${label}:\n${frame.portalUrl}${path}`,
  )
  const foot = `-- \n${oneLine(frame.operatorName)}\n${frame.portalUrl}\n${oneLine(content.why ?? ownsAccount)}`
  const blocks = [content.heading, ...content.paragraphs].map((line) => oneLine(line))
  const quotes = (content.quotes ?? []).map(quoteText)
  return [...blocks, ...quotes, ...(facts === '' ? [] : [facts]), link, ...also, `${foot}\n`].join('\n\n')
}

/** Each line behind a sign: nothing in it passes for a line of the mail itself. */
const quoteText = ({ head, text, foot }: Quote): string =>
  [
    `${oneLine(head)}:`,
    ...severalLines(text).map((line) => `> ${line}`.trimEnd()),
    ...(foot ? [oneLine(foot)] : []),
  ].join('\n')

const escaped = (value: string): string =>
  oneLine(value).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

const font = "font-family:Inter,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

/** Tables and inline styles: what mail programs understand. Nothing is loaded from anywhere. */
function renderHtml(content: MailContent, frame: MailFrame): string {
  const paragraphs = content.paragraphs.map(
    (text) => `<p style="margin:0 0 12px;font-size:15px;line-height:22px;color:#1f292f">${escaped(text)}</p>`,
  )
  const quotes = (content.quotes ?? []).map(quoteHtml)
  const rows = content.facts.map(
    ([label, value]) =>
      `<tr><td style="padding:6px 16px 6px 0;border-top:1px solid #e3e8eb;font-size:13px;line-height:20px;color:#55626b;vertical-align:top;white-space:nowrap">${escaped(label)}</td><td style="padding:6px 0;border-top:1px solid #e3e8eb;font-size:14px;line-height:20px;color:#1f292f;word-break:break-word">${escaped(value)}</td></tr>`,
  )
  const facts =
    rows.length === 0
      ? ''
      : `<table width="100%" cellpadding="0" cellspacing="0" style="margin:8px 0 20px">${rows.join('')}</table>`
  const url = escaped(frame.portalUrl + content.link.path)
  const also = content.also
    ? `<br><a href="${escaped(frame.portalUrl + content.also.path)}" style="color:#0a5866">${escaped(content.also.label)}</a>`
    : ''
  return `<!doctype html>
<html lang="de">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escaped(content.subject)}</title></head>
<body style="margin:0;padding:0;background:#f7f9fa;${font}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f7f9fa"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#ffffff;border:1px solid #d3dade;border-radius:6px">
<tr><td style="padding:16px 24px;border-bottom:2px solid #0a5866">${wordmark}</td></tr>
<tr><td style="padding:24px 24px 8px">
<h1 style="margin:0 0 12px;font-size:20px;line-height:28px;font-weight:600;color:#1f292f">${escaped(content.heading)}</h1>
${[...paragraphs, ...quotes].join('\n')}
${facts}
<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 20px"><tr><td style="background:#0a5866;border-radius:6px"><a href="${url}" style="display:inline-block;padding:10px 18px;font-size:15px;line-height:20px;font-weight:600;color:#ffffff;text-decoration:none">${escaped(content.link.label)}</a></td></tr></table>
<p style="margin:0 0 16px;font-size:12px;line-height:18px;color:#55626b;word-break:break-all">Falls die Schaltfläche nicht funktioniert: <a href="${url}" style="color:#0a5866">${url}</a></p>
</td></tr>
<tr><td style="padding:16px 24px;border-top:1px solid #e3e8eb;font-size:12px;line-height:18px;color:#55626b">${escaped(frame.operatorName)} · <a href="${escaped(frame.portalUrl)}" style="color:#0a5866">${escaped(frame.portalUrl)}</a><br>${escaped(content.why ?? ownsAccount)}${also}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`
}

function quoteHtml({ head, text, foot }: Quote): string {
  const small = 'margin:0 0 4px;font-size:13px;line-height:20px;color:#55626b'
  const lines = severalLines(text).map(escaped).join('<br>')
  return `<div style="margin:0 0 16px;padding:2px 0 2px 12px;border-left:3px solid #d3dade"><p style="${small}">${escaped(head)}</p>${
    lines &&
    `<p style="margin:0 0 4px;font-size:15px;line-height:22px;color:#1f292f;word-break:break-word">${lines}</p>`
  }${foot ? `<p style="${small}">${escaped(foot)}</p>` : ''}</div>`
}

/** Sign and name as a table: the two doors of a cabinet, without an image that would have to be fetched. */
const wordmark = `<table role="presentation" cellpadding="0" cellspacing="0"><tr><td style="border:2px solid #0a5866;border-radius:3px;line-height:0"><table role="presentation" cellpadding="0" cellspacing="0"><tr><td style="width:10px;height:22px;border-right:2px solid #0a5866;font-size:0">&nbsp;</td><td style="width:10px;height:22px;font-size:0">&nbsp;</td></tr></table></td><td style="padding-left:10px;font-size:18px;line-height:26px;font-weight:700;color:#0a5866">Schrankwerk</td></tr></table>`
