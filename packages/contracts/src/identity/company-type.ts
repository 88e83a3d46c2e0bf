import * as z from 'zod/mini'

export const companyTypes = ['ADMIN', 'CUSTOMER', 'SUPPLIER', 'EXTERNAL'] as const
export const companyType = z.enum(companyTypes)
