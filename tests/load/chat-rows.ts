import type { ChatPerson } from './chat-people.ts'
import type { LoadContext } from './load-context.ts'

export interface ChatConversation {
  id: string
  customerCompanyId: string
  supplierCompanyId: string
}

/** Colleagues of every company without an account: they only have unread messages. */
const colleagues = 20
/** How many of the last messages of a conversation each of them, and each of the people, has not read. */
const unreadOfEach = 40

/**
 * Conversations between the companies of these people, with so many messages in all, of which the last of each are
 * unread. All that was written before is gone first.
 */
export async function fillConversations(
  { sql }: LoadContext,
  people: readonly ChatPerson[],
  { conversations, messages }: { conversations: number; messages: number },
): Promise<ChatConversation[]> {
  await sql(`
    truncate workflow.conversation, workflow.message, workflow.message_copy, workflow.message_read,
      workflow.unread_message;
    delete from workflow.happening where enquiry_id in
      (select id from workflow.enquiry where customer_name like 'Besteller %');
    delete from workflow.enquiry where customer_name like 'Besteller %'`)
  const companiesOf = (type: ChatPerson['type']) => [
    ...new Map(
      people
        .filter((person) => person.type === type)
        .map(({ companyId, companyName, userId }) => [
          companyId,
          `('${companyId}'::uuid, '${companyName}', '${userId}'::uuid)`,
        ]),
    ).values(),
  ]
  const [customers, suppliers] = [companiesOf('CUSTOMER'), companiesOf('SUPPLIER')]
  const each = Math.floor(messages / conversations)
  await sql(`
    create temporary table customer as
      select *, row_number() over () - 1 as at from (values ${customers.join(', ')}) as c (company_id, name, user_id);
    create temporary table supplier as
      select *, row_number() over () - 1 as at from (values ${suppliers.join(', ')}) as c (company_id, name, user_id);
    create temporary table planned as
      select gen_random_uuid() as id, gen_random_uuid() as enquiry_id, number as at, c.company_id as customer_company_id,
        c.name as customer_name, c.user_id as customer_id, s.company_id as supplier_company_id,
        s.name as supplier_name, s.user_id as supplier_id
      from generate_series(0, ${conversations - 1}) number
      join customer c on c.at = number % ${customers.length}
      join supplier s on s.at = (number + number / ${customers.length}) % ${suppliers.length};
    insert into workflow.enquiry (id, company_id, customer_id, customer_name, title, job_conditions, released,
        release_date, create_date, last_update)
      select enquiry_id, customer_company_id, customer_id, customer_name, 'Gespräch ' || at, '{}', true,
        now() - interval '90 days', now() - interval '91 days', now()
      from planned;
    insert into workflow.conversation (id, enquiry_id, customer_company_id, customer_name, supplier_company_id,
        supplier_name, message_count, last_message_at, version, create_date)
      select id, enquiry_id, customer_company_id, customer_name, supplier_company_id, supplier_name, ${each}, now(),
        ${each + 1}, now() - interval '90 days'
      from planned;
    insert into workflow.message (id, conversation_id, position, sender_id, company_id, content, create_date)
      select gen_random_uuid(), p.id, position,
        case when position % 2 = 0 then p.customer_id else p.supplier_id end,
        case when position % 2 = 0 then p.customer_company_id else p.supplier_company_id end,
        'Nachricht ' || position || ' zum Schaltschrank: bitte die Einspeisung und die Klemmen noch einmal prüfen.',
        now() - (${each} - position) * interval '1 hour'
      from planned p cross join generate_series(1, ${each}) position;
    update workflow.conversation c set last_message_id = m.id, last_message_at = m.create_date
      from workflow.message m where m.conversation_id = c.id and m.position = c.message_count
        and c.id in (select id from planned);
    create temporary table reader as
      select company_id, id as user_id from identity."user" where mail like '%@chat.example'
      union all
      select company_id, gen_random_uuid() from (select company_id from customer union all
        select company_id from supplier) c cross join generate_series(1, ${colleagues});
    insert into workflow.unread_message (user_id, message_id, company_id, conversation_id)
      select r.user_id, m.id, r.company_id, p.id
      from planned p
      join reader r on r.company_id in (p.customer_company_id, p.supplier_company_id)
      join workflow.message m on m.conversation_id = p.id and m.position > ${each - unreadOfEach}
        and m.sender_id <> r.user_id;
    insert into workflow.message_read (message_id, user_id, company_id, read_at)
      select m.id, r.user_id, r.company_id, m.create_date
      from planned p
      join identity."user" u on u.mail like '%@chat.example'
      join reader r on r.user_id = u.id and r.company_id in (p.customer_company_id, p.supplier_company_id)
      join workflow.message m on m.conversation_id = p.id and m.position <= ${each - unreadOfEach}
        and m.sender_id <> r.user_id and m.position % 4 = 0`)
  await sql('vacuum analyze')
  return sql(`
    select id, customer_company_id as "customerCompanyId", supplier_company_id as "supplierCompanyId"
    from workflow.conversation where customer_name like 'Besteller %' order by id`)
}
