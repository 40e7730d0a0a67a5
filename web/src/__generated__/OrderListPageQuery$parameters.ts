/**
 * @generated SignedSource<<c7bacc7e710e7367411708406309573d>>
 * @relayHash 6e035d178dad9ea074eadc739ead8e94
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a5d47bca4026d05d858b5a5f85305300901712666779f6d2f34584e683c78710

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderListPageQuery } from './OrderListPageQuery.graphql';

const node: PreloadableConcreteRequest<OrderListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a5d47bca4026d05d858b5a5f85305300901712666779f6d2f34584e683c78710",
    "metadata": {},
    "name": "OrderListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
