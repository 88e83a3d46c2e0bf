import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { useRowKeys } from './use-row-keys.ts'

const rows = ['1', '2', '3', '4']

const Rows = ({ chosen }: { chosen: number }) => {
  const { tabIndexOf, rowKeys } = useRowKeys(chosen)
  return (
    <>
      <button type="button">davor</button>
      <table>
        <tbody {...rowKeys}>
          {rows.map((row, place) => (
            <tr key={row}>
              <th>
                <button type="button" tabIndex={tabIndexOf(place)}>
                  {row}
                </button>
              </th>
            </tr>
          ))}
        </tbody>
      </table>
      <button type="button">danach</button>
    </>
  )
}

const focused = () => document.activeElement?.textContent
const press = async (keys: string) => {
  await userEvent.keyboard(keys)
  return focused()
}

test('all rows are one stop for Tab, at the chosen one', async () => {
  const { rerender } = render(<Rows chosen={2} />)
  screen.getByText('davor').focus()
  await userEvent.tab()
  expect(focused()).toBe('3')
  await userEvent.tab()
  expect(focused()).toBe('danach')
  rerender(<Rows chosen={1} />)
  await userEvent.tab({ shift: true })
  expect(focused()).toBe('2')
  await userEvent.tab({ shift: true })
  expect(focused()).toBe('davor')
  rerender(<Rows chosen={-1} />)
  await userEvent.tab()
  expect(focused()).toBe('1')
})

test('arrow keys go from row to row, Home and End to the ends', async () => {
  render(<Rows chosen={1} />)
  screen.getByText('2').focus()
  expect(await press('{ArrowDown}')).toBe('3')
  expect(await press('{ArrowDown}{ArrowDown}')).toBe('4')
  expect(await press('{ArrowUp}')).toBe('3')
  expect(await press('{Home}')).toBe('1')
  expect(await press('{ArrowUp}')).toBe('1')
  expect(await press('{End}')).toBe('4')
  await userEvent.tab()
  expect(focused()).toBe('danach')
})

test('whoever moved within and left comes back to the chosen one', async () => {
  render(<Rows chosen={1} />)
  screen.getByText('2').focus()
  expect(await press('{End}')).toBe('4')
  await userEvent.tab()
  await userEvent.tab({ shift: true })
  expect(focused()).toBe('2')
})
