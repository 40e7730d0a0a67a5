/**
 * @generated SignedSource<<2e4d0a3ad60ef8aef8faad98aa437bb1>>
 * @relayHash 1a764d645fc0a642c9efda65971bb3be
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 849540a4e133e1dc108673580bcea328f5f9a7f391bf638e49f2c0fcd8ed6171

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ViewUserAdminPageQuery } from './ViewUserAdminPageQuery.graphql';

const node: PreloadableConcreteRequest<ViewUserAdminPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "849540a4e133e1dc108673580bcea328f5f9a7f391bf638e49f2c0fcd8ed6171",
    "metadata": {},
    "name": "ViewUserAdminPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
