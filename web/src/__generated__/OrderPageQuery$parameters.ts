/**
 * @generated SignedSource<<83b51773465d950fde9f41506d8c7f7d>>
 * @relayHash baa4938ecd11d6798236f3d5c88c9058
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4eb58e159378b017f9417d9d4c5123bdace66fa2bee6662328aff90ca529b976

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderPageQuery } from './OrderPageQuery.graphql';

const node: PreloadableConcreteRequest<OrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4eb58e159378b017f9417d9d4c5123bdace66fa2bee6662328aff90ca529b976",
    "metadata": {},
    "name": "OrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
