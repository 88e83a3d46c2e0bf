import { type UseMutationOptions, type UseMutationResult, useMutation } from '@tanstack/react-query'
import { useRef } from 'react'

/** A mutation that is deaf while it runs, from the call on and not from the next render: two quick clicks are one. */
export function useSingleMutation<Answer, Input = void>(
  options: UseMutationOptions<Answer, Error, Input>,
): Omit<UseMutationResult<Answer, Error, Input>, 'mutateAsync'> {
  const isRunning = useRef(false)
  const { mutateAsync, ...mutation } = useMutation(options)
  const mutate: typeof mutation.mutate = (...call) => {
    if (isRunning.current) return
    isRunning.current = true
    const settled = () => {
      isRunning.current = false
    }
    // A failure stands in the mutation's state.
    mutateAsync(...call).then(settled, settled)
  }
  return { ...mutation, mutate }
}
