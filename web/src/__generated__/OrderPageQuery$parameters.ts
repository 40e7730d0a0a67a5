/**
 * @generated SignedSource<<f74a943146593fc713041324004473f4>>
 * @relayHash b1936c350fd1c4ba194f69fa2d68df26
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2e922ddd8662dc79d899e05afc7e9af54c9e654542322fd6ad4e5f066259b825

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderPageQuery } from './OrderPageQuery.graphql';

const node: PreloadableConcreteRequest<OrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2e922ddd8662dc79d899e05afc7e9af54c9e654542322fd6ad4e5f066259b825",
    "metadata": {},
    "name": "OrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
