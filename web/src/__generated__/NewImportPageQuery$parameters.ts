/**
 * @generated SignedSource<<356fb6f65f99bc1e6fe7e91e35b88310>>
 * @relayHash 54f73a88dac396dfd9e92e579e3954b8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2704daebef628f3034d98161c8e373c8e29b1c9be7d48e305cafd1a128636438

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewImportPageQuery } from './NewImportPageQuery.graphql';

const node: PreloadableConcreteRequest<NewImportPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2704daebef628f3034d98161c8e373c8e29b1c9be7d48e305cafd1a128636438",
    "metadata": {},
    "name": "NewImportPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
