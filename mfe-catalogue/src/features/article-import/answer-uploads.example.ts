import { vi } from 'vitest'

/** One answer of the network to an upload. */
export interface UploadAnswer {
  status: number
  body: unknown
}

/** Answers uploads one after the other, the last one again and again; returns the forms that were sent. */
export function answerUploads(...answers: UploadAnswer[]): FormData[] {
  const sent: FormData[] = []
  class Network {
    upload: { onprogress?: (event: object) => void } = {}
    status = 0
    responseText = ''
    onload?: () => void
    onloadend?: () => void
    open() {}
    setRequestHeader() {}
    getResponseHeader() {
      return null
    }
    abort() {}
    send(form: FormData) {
      sent.push(form)
      const answer = answers[Math.min(sent.length, answers.length) - 1]
      queueMicrotask(() => {
        this.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 2 })
        this.status = answer?.status ?? 500
        this.responseText = JSON.stringify(answer?.body)
        this.onload?.()
        this.onloadend?.()
      })
    }
  }
  vi.stubGlobal('XMLHttpRequest', Network)
  return sent
}

/** A refusal as the server writes it. */
export const refusal = (status: number, code: string, detail: string) => ({
  status,
  body: { type: 'about:blank', title: code, status, code, detail },
})
