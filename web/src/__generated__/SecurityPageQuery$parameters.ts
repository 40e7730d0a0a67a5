/**
 * @generated SignedSource<<b723bac2a48b8714e5fd4d302438009b>>
 * @relayHash ea80caffd28192e1761c31a6ae812dc8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 97ec83d55934dab0de57b42b50626641a6b8e96892e92e1c30ca170b6184c717

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SecurityPageQuery } from './SecurityPageQuery.graphql';

const node: PreloadableConcreteRequest<SecurityPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "97ec83d55934dab0de57b42b50626641a6b8e96892e92e1c30ca170b6184c717",
    "metadata": {},
    "name": "SecurityPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
